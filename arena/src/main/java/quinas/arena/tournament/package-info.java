/// Many players, one event: who meets whom ([Schedule]), what is agreed on ([Tournament], read from
/// a file), the games themselves ([TournamentRun]), and what came out ([Standings]).
@NullMarked
package quinas.arena.tournament;

import org.jspecify.annotations.NullMarked;
