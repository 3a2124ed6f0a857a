package quinas.engine.net;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.CRC32;

/// A small net: each input that is on adds its row to a layer of [#width] sums, once for either
/// seat; the sums, cut off at 0 and 1 and squared, are weighed into one number (the architecture of
/// Nasu's *Efficiently Updatable Neural-Network-based Evaluation Functions*, 2018, with squared
/// clipped ReLU). Immutable, so that many threads may share it.
///
/// All is done in whole numbers, so that every machine gives the same result. Four sums share a
/// `long`, and one addition serves them all. For that, no sum may reach into its neighbour: row
/// weights are kept 512 higher than they are, so that none is negative, and 60 of them stay below
/// 65,536.
///
/// ```
///   63 … 48   47 … 32   31 … 16   15 … 0
///    sum 3     sum 2     sum 1     sum 0      the first word
/// ```
///
/// A search with 36 inputs on and 32 sums was 2.7 times as fast so as with plain loops over
/// `short`s: see `docs/decisions/0004-nets-in-whole-numbers.md`.
public final class Net {

  /// Every width is a multiple of this one: so many sums fill the widest vectors.
  public static final int NARROWEST = 32;

  /// The greatest width.
  public static final int WIDEST = 128;

  /// What the sums are multiples of: a sum of 255 is 1.
  public static final int SUM_UNIT = 255;

  /// What the weights of the output are multiples of.
  public static final int OUT_UNIT = 64;

  /// No weight of a row is greater, nor smaller than its negative.
  public static final int MOST = 505;

  /// No sum begins with more, nor with less than its negative.
  public static final int MOST_BIAS = 4 * MOST;

  /// The most inputs that may be on.
  public static final int MOST_ACTIVE = 60;

  static final int LIFT = 512;
  private static final byte[] MAGIC = {'Q', 'N', 'E', 'T'};
  private static final byte VERSION = 2;

  private final String patterns;
  private final short[] rows;
  private final short[] bias;
  private final short[] out;
  private final int outBias;

  private final int width;
  private final long[] packed;
  private final Lanes lanes;

  /// @param patterns the id of what the net sees
  /// @param rows a weight for each input and sum, in [#SUM_UNIT]s
  /// @param bias what the sums begin with, in the same unit: as many as the net is wide
  /// @param out twice as many weights in [#OUT_UNIT]s, first those for the seat to act
  /// @param outBias in units of both
  public Net(String patterns, short[] rows, short[] bias, short[] out, int outBias) {
    this.patterns = patterns;
    this.rows = rows.clone();
    this.bias = bias.clone();
    this.out = out.clone();
    this.outBias = outBias;
    width = bias.length;
    assert isWidth(width) : width;
    lanes = Lanes.of(bias, out);
    packed = new long[rows.length / LANES];
    for (int i = 0; i < rows.length; i++) {
      packed[i / LANES] |= (long) (rows[i] + LIFT) << (16 * (i % LANES));
    }
  }

  /// The id of the [Patterns] that it was trained with.
  public String patterns() {
    return patterns;
  }

  /// Whether it was trained with these.
  public boolean sees(Patterns other) {
    return other.id().equals(patterns) && other.inputs() == inputs();
  }

  /// How many inputs it has.
  public int inputs() {
    return rows.length / width;
  }

  /// How many sums there are for each seat.
  public int width() {
    return width;
  }

  /// No weight of the output of a net so wide is greater, nor smaller than its negative: all sums
  /// of a seat, weighed, must fit into an `int`.
  public static int mostOut(int width) {
    return Math.min(MOST, Integer.MAX_VALUE / (SUM_UNIT * SUM_UNIT * width));
  }

  /// Whether a net can be so wide.
  public static boolean isWidth(int width) {
    return width >= NARROWEST && width <= WIDEST && width % NARROWEST == 0;
  }

  /// How many sums share a word.
  static final int LANES = 4;

  /// How many words the sums of one seat take.
  int words() {
    return width / LANES;
  }

  /// Adds up the rows of the inputs that are on, as one seat sees them.
  ///
  /// @param sums the sums are written to [#words] words from `at` on
  void add(int[] inputs, long[] sums, int at) {
    int words = words();
    Arrays.fill(sums, at, at + words, 0);
    for (int input : inputs) {
      int row = input * words;
      for (int i = 0; i < words; i++) {
        sums[at + i] += packed[row + i];
      }
    }
  }

  /// The sums of both seats after some inputs have changed. A word may overflow on the way; in the
  /// end every sum is right again.
  ///
  /// @param changes as [Patterns#differ] writes them
  /// @param from where the sums before lie, those of the first seat and then of the second
  /// @param to where those after are written to
  void move(int[] changes, int end, long[] sums, int from, int to) {
    lanes.move(changes, end, packed, sums, from, to);
  }

  /// What the net says, in units of [#SUM_UNIT]² · [#OUT_UNIT]: the logarithm of the odds to win
  /// for the seat to act.
  ///
  /// @param own where the sums of the seat to act begin
  /// @param other where those of the other do
  /// @param active how many inputs are on
  long value(long[] sums, int own, int other, int active) {
    return (long) outBias * SUM_UNIT
        + lanes.weigh(sums, own, LIFT * active, 0)
        + lanes.weigh(sums, other, LIFT * active, width);
  }

  /// Reads a net as [#bytes] has written it.
  ///
  /// @throws IOException if it is none, or damaged
  public static Net read(InputStream in) throws IOException {
    byte[] bytes = in.readAllBytes();
    int end = bytes.length - Integer.BYTES;
    int begin = MAGIC.length + 1;
    if (end < begin || !Arrays.equals(MAGIC, Arrays.copyOf(bytes, MAGIC.length))) {
      throw new IOException("not a net");
    }
    int version = bytes[MAGIC.length];
    if (version < 1 || version > VERSION) {
      throw new IOException("a net of version " + version + ", which is not known");
    }
    NetBytes source = new NetBytes(bytes, begin);
    if (checksum(bytes, end) != new NetBytes(bytes, end).number()) {
      throw new IOException("the net is damaged: its checksum is wrong");
    }
    String patterns = source.text(end);
    int inputs = source.number();
    int width = version == 1 ? NARROWEST : source.number();
    if (!isWidth(width)) {
      throw new IOException("a net cannot be " + width + " wide");
    }
    if (inputs < 1 || source.left(end) != Short.BYTES * (inputs + 3L) * width + Integer.BYTES) {
      throw new IOException("a net of " + inputs + " inputs has another length");
    }
    short[] rows = source.shorts(inputs * width);
    short[] bias = source.shorts(width);
    short[] out = source.shorts(2 * width);
    if (most(rows) > MOST || most(bias) > MOST_BIAS || most(out) > mostOut(width)) {
      throw new IOException("the net has weights that are too great");
    }
    return new Net(patterns, rows, bias, out, source.number());
  }

  private static int most(short[] weights) {
    int most = 0;
    for (short weight : weights) {
      most = Math.max(most, Math.abs(weight));
    }
    return most;
  }

  /// The net as a file: magic, version, patterns, number of inputs, width, rows, bias, output, its
  /// bias, and the CRC-32 of all that. Numbers are big-endian.
  public byte[] bytes() {
    NetBytes target = new NetBytes();
    target.put(MAGIC);
    target.put(new byte[] {VERSION});
    target.put(patterns);
    target.put(inputs());
    target.put(width);
    target.put(rows);
    target.put(bias);
    target.put(out);
    target.put(outBias);
    byte[] bytes = target.bytes();
    target.put(checksum(bytes, bytes.length));
    return target.bytes();
  }

  private static int checksum(byte[] bytes, int end) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, 0, end);
    return (int) checksum.getValue();
  }
}
