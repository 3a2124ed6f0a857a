/// What the page sees of the rules and the engine: functions from text to text.
///
/// [RulesFace] and [EngineFace] are compiled to WebAssembly, and to JavaScript for browsers that
/// lack its garbage collection. What goes in are single texts, what comes out is JSON in the form
/// of `rules/types.ts`. All but the two faces is plain Java and tested on the JVM.
@NullMarked
package quinas.web;

import org.jspecify.annotations.NullMarked;
