/// The rules of each game once more: plain, slow, and straight from the rule sheet.
@NullMarked
package quinas.testkit.plain;

import org.jspecify.annotations.NullMarked;
