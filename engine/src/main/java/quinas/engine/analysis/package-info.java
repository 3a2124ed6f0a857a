/// What people want to know of a position: its best lines, what they are worth, and what of it is
/// proven.
@NullMarked
package quinas.engine.analysis;

import org.jspecify.annotations.NullMarked;
