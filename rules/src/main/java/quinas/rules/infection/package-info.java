/// 7th Guest: Infection, and Ataxx.
@NullMarked
package quinas.rules.infection;

import org.jspecify.annotations.NullMarked;
