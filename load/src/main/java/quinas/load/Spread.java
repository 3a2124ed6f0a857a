package quinas.load;

/// How times lie, in milliseconds; all 0 if there are none.
///
/// @param count how many there are
/// @param median half of them are no longer
/// @param p99 99 of a hundred are no longer
/// @param longest of them all
public record Spread(int count, double median, double p99, double longest) {}
