package quinas.arena.program;

import java.time.Duration;

/// What a program answers.
///
/// @param move legal
/// @param used the time to charge
/// @param info what it said about its thinking
public record Reply(int move, Duration used, Info info) {}
