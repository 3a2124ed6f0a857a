package quinas.engine.search;

/// When a search must end, whichever comes first.
///
/// @param depth the greatest depth in plies, from 1 on
/// @param nodes the greatest number of positions looked at; at least one depth is always finished
public record Limits(int depth, long nodes) {

  public static final Limits NONE = new Limits(Score.MOST_PLIES - 1, Long.MAX_VALUE);

  public static Limits depth(int depth) {
    return new Limits(depth, Long.MAX_VALUE);
  }

  public static Limits nodes(long nodes) {
    return new Limits(Score.MOST_PLIES - 1, nodes);
  }
}
