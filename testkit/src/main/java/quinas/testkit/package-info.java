/// What every game is tested with: a battery of tests, vectors, and plain rules to compare with.
///
/// A game's test is one line, a subclass of [GameBattery] that names the game, its [PlainRules] and
/// the option sets to play.
@NullMarked
package quinas.testkit;

import org.jspecify.annotations.NullMarked;
