package quinas.arena.rating;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/// Ratings of many players from all their games at once: the strengths under which the points that
/// were made are the likeliest, where the score to expect depends on the difference in strength as
/// in [Elo#score].
///
/// Sources: Zermelo 1929; Bradley and Terry 1952; Ford 1957 and Hunter 2004 on when there is a
/// solution. A draw is half a win and half a loss. That keeps to the points, as the Elo difference
/// of a match does, so that two players get the same difference here and there. Davidson's extra
/// parameter would say how often games are drawn, which nobody asks, and assumes that this depends
/// on the strengths alone.
///
/// Where somebody won, or lost, everything against all others, nothing is too strong to be likely.
/// Then, and only then, every player of that group gets one more draw, against a player of the
/// group's mean strength.
public final class BradleyTerry {

  private static final int STEPS = 200;

  /// In units of 400 / ln 10 = 174 Elo.
  private static final double EXACT = 1e-12;

  private final Crosstable table;
  private final List<String> players;
  private final int[] groups;

  private BradleyTerry(Crosstable table) {
    this.table = table;
    players = table.players();
    groups = new int[players.size()];
  }

  /// Rates all players of a table. Where there is no chain of games between two players, they are
  /// in different groups, and each group has the mean 0.
  public static Ratings rate(Crosstable table) {
    return new BradleyTerry(table).rate();
  }

  private Ratings rate() {
    Arrays.fill(groups, -1);
    List<List<Integer>> all = new ArrayList<>();
    for (int i = 0; i < groups.length; i++) {
      if (groups[i] < 0) {
        List<Integer> members = connected(i);
        for (int member : members) {
          groups[member] = all.size();
        }
        all.add(members);
      }
    }
    Ratings ratings = new Ratings(players, groups);
    all.forEach(members -> fit(members, ratings));
    return ratings;
  }

  private Tally tally(int i, int j) {
    return table.tally(players.get(i), players.get(j));
  }

  /// Everybody whom games connect with a player, in the order of the table.
  private List<Integer> connected(int player) {
    boolean[] reached = new boolean[players.size()];
    reach(player, reached, (i, j) -> tally(i, j).games() > 0);
    return members(reached);
  }

  private static List<Integer> members(boolean[] reached) {
    List<Integer> members = new ArrayList<>();
    for (int i = 0; i < reached.length; i++) {
      if (reached[i]) {
        members.add(i);
      }
    }
    return members;
  }

  @FunctionalInterface
  private interface Edge {
    boolean leads(int from, int to);
  }

  private void reach(int start, boolean[] reached, Edge edge) {
    Deque<Integer> open = new ArrayDeque<>();
    open.add(start);
    reached[start] = true;
    while (!open.isEmpty()) {
      int from = open.remove();
      for (int to = 0; to < reached.length; to++) {
        if (!reached[to] && edge.leads(from, to)) {
          reached[to] = true;
          open.add(to);
        }
      }
    }
  }

  /// Ford's condition: however the group is split in two, each part made a point against the other.
  private boolean isBounded(List<Integer> members) {
    boolean[] forth = new boolean[players.size()];
    boolean[] back = new boolean[players.size()];
    reach(members.getFirst(), forth, (i, j) -> tally(i, j).points() > 0);
    reach(members.getFirst(), back, (i, j) -> tally(j, i).points() > 0);
    return members.stream().allMatch(i -> forth[i] && back[i]);
  }

  private void fit(List<Integer> members, Ratings ratings) {
    int size = members.size();
    double[][] points = new double[size][size];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        points[i][j] = i == j ? 0 : tally(members.get(i), members.get(j)).points();
      }
    }
    double prior = isBounded(members) ? 0 : 1;
    Likeliest likeliest = new Likeliest(points, prior);
    ratings.put(members, likeliest.strengths(), likeliest.covariance(), prior > 0);
  }

  /// The strengths that make one group's points the likeliest. Newton's method: the likelihood is
  /// concave, and a step that does not climb is halved.
  private static final class Likeliest {

    private final double[][] points;
    private final double prior;
    private double[] strengths;

    Likeliest(double[][] points, double prior) {
      this.points = points;
      this.prior = prior;
      strengths = new double[points.length];
      double change = 1;
      for (int i = 0; i < STEPS && change > EXACT; i++) {
        change = step();
      }
      double mean = Arrays.stream(strengths).average().orElse(0);
      strengths = Arrays.stream(strengths).map(strength -> strength - mean).toArray();
    }

    /// Relative to their mean.
    double[] strengths() {
      return strengths;
    }

    private static double expected(double difference) {
      return 1 / (1 + Math.exp(-difference));
    }

    private double step() {
      double[] step = new Matrix(information(strengths)).solve(slope());
      double before = likelihood(strengths);
      for (double length = 1; length > EXACT; length /= 2) {
        double[] next = strengths.clone();
        double change = 0;
        for (int i = 0; i < next.length; i++) {
          next[i] += length * step[i];
          change = Math.max(change, Math.abs(length * step[i]));
        }
        if (likelihood(next) >= before - EXACT * Math.abs(before)) {
          strengths = next;
          return change;
        }
      }
      return 0;
    }

    private double likelihood(double[] at) {
      double sum = 0;
      for (int i = 0; i < at.length; i++) {
        // log p + log (1 − p), halved: a draw
        sum -= prior * (Math.log1p(Math.exp(-at[i])) + Math.log1p(Math.exp(at[i]))) / 2;
        for (int j = 0; j < at.length; j++) {
          sum -= points[i][j] * Math.log1p(Math.exp(at[j] - at[i]));
        }
      }
      return sum;
    }

    private double[] slope() {
      double[] slope = new double[strengths.length];
      for (int i = 0; i < slope.length; i++) {
        slope[i] = prior * (0.5 - expected(strengths[i]));
        for (int j = 0; j < slope.length; j++) {
          double games = points[i][j] + points[j][i];
          slope[i] += points[i][j] - games * expected(strengths[i] - strengths[j]);
        }
      }
      return slope;
    }

    /// Fisher's information, with 1/size added everywhere: it says nothing about the mean, which
    /// would make it singular, and the slope does not move the mean.
    private double[][] information(double[] at) {
      int size = at.length;
      double[][] information = new double[size][size];
      for (int i = 0; i < size; i++) {
        double alone = expected(at[i]);
        information[i][i] += prior * alone * (1 - alone);
        for (int j = 0; j < size; j++) {
          double p = expected(at[i] - at[j]);
          double part = (points[i][j] + points[j][i]) * p * (1 - p);
          information[i][i] += part;
          information[i][j] -= part;
        }
      }
      for (double[] row : information) {
        for (int j = 0; j < size; j++) {
          row[j] += 1.0 / size;
        }
      }
      return information;
    }

    /// Of the strengths relative to their mean: the inverse of the information, seen without what
    /// it says about the mean.
    double[][] covariance() {
      int size = points.length;
      double[][] inverse = new Matrix(information(strengths)).inverse();
      double[] rows = new double[size];
      double all = 0;
      for (int i = 0; i < size; i++) {
        rows[i] = Arrays.stream(inverse[i]).average().orElse(0);
        all += rows[i] / size;
      }
      for (int i = 0; i < size; i++) {
        for (int j = 0; j < size; j++) {
          inverse[i][j] += all - rows[i] - rows[j];
        }
      }
      return inverse;
    }
  }
}
