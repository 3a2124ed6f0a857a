package quinas.engine.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import quinas.rules.Options;
import quinas.rules.Position;
import quinas.rules.SplitMix64;
import quinas.rules.infection.Infection;

class NetTest {

  private static final int INPUTS = 40;
  private static final int WIDTH = 2 * Net.NARROWEST;

  @Test
  void fourSumsInALongAreFourSums() {
    SplitMix64 random = new SplitMix64(3);
    short[] rows = shorts(INPUTS * WIDTH, Net.MOST, random);
    short[] bias = shorts(WIDTH, Net.MOST_BIAS, random);
    short[] out = shorts(2 * WIDTH, 500, random);
    Net net = new Net("test", rows, bias, out, 77);
    for (int i = 0; i < 1000; i++) {
      int[] own = inputs(random);
      int[] other = inputs(random);
      long expected = 77L * Net.SUM_UNIT;
      for (int sum = 0; sum < WIDTH; sum++) {
        expected += (long) squared(rows, bias, own, sum) * out[sum];
        expected += (long) squared(rows, bias, other, sum) * out[WIDTH + sum];
      }
      assertThat(value(net, own, other)).isEqualTo(expected);
    }
  }

  @Test
  void extremeWeightsDoNotReachIntoTheirNeighbours() {
    short[] rows = new short[INPUTS * WIDTH];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = (short) (i % 2 == 0 ? Net.MOST : -Net.MOST);
    }
    short[] out = new short[2 * WIDTH];
    Arrays.fill(out, (short) 1);
    int[] all = new int[Net.MOST_ACTIVE];

    Net net = new Net("test", rows, new short[WIDTH], out, 0);

    long one = (long) Net.SUM_UNIT * Net.SUM_UNIT;
    assertThat(value(net, all, all)).isEqualTo(WIDTH * one);
  }

  @Test
  void aNetIsReadAsItWasWritten() throws Exception {
    byte[] bytes = net().bytes();

    assertThat(read(bytes).bytes()).isEqualTo(bytes);
    assertThat(read(bytes).patterns()).isEqualTo("test");
    assertThat(read(bytes).inputs()).isEqualTo(INPUTS);
    assertThat(read(bytes).width()).isEqualTo(WIDTH);
  }

  @Test
  void aDamagedNetIsRefused() {
    byte[] bytes = net().bytes();
    for (int at = 0; at < bytes.length; at += 97) {
      byte[] damaged = bytes.clone();
      damaged[at] ^= 4;
      assertThatThrownBy(() -> read(damaged)).as("byte %d", at).isInstanceOf(IOException.class);
      byte[] cut = Arrays.copyOf(bytes, at);
      assertThatThrownBy(() -> read(cut)).as("%d bytes", at).isInstanceOf(IOException.class);
    }
  }

  @Test
  void aNetWhoseNumbersMakeNoSenseIsRefusedThoughItsChecksumIsRight() {
    byte[] bytes = net().bytes();
    int inputs = "QNET".length() + 1 + Integer.BYTES + "test".length();
    int width = inputs + Integer.BYTES;
    int row = width + Integer.BYTES;
    assertThatThrownBy(() -> read(changed(bytes, 4, 3))).hasMessageContaining("version 3");
    assertThatThrownBy(() -> read(changed(bytes, 5, 127))).hasMessageContaining("is longer");
    assertThatThrownBy(() -> read(changed(bytes, 5, -1))).hasMessageContaining("is longer");
    assertThatThrownBy(() -> read(changed(bytes, inputs, 127))).hasMessageContaining("length");
    assertThatThrownBy(() -> read(changed(bytes, inputs, -1))).hasMessageContaining("length");
    assertThatThrownBy(() -> read(changed(bytes, width + 3, 33))).hasMessageContaining("33 wide");
    assertThatThrownBy(() -> read(changed(bytes, row, 100))).hasMessageContaining("too great");
    byte[] longer = Arrays.copyOf(bytes, bytes.length + 2);
    assertThatThrownBy(() -> read(changed(longer, 4, 2))).hasMessageContaining("length");
  }

  @Test
  void aNetOfVersionOneHasNoWidthAndIs32Wide() throws Exception {
    byte[] bytes = Nets.class.getResourceAsStream("shiftago.net").readAllBytes();
    assertThat(bytes[4]).isEqualTo((byte) 1);
    assertThat(read(bytes).width()).isEqualTo(32);
  }

  /// The same with another byte somewhere, and with the checksum of that.
  private static byte[] changed(byte[] bytes, int at, int value) {
    byte[] changed = bytes.clone();
    changed[at] = (byte) value;
    CRC32 checksum = new CRC32();
    checksum.update(changed, 0, changed.length - Integer.BYTES);
    ByteBuffer.wrap(changed).putInt(changed.length - Integer.BYTES, (int) checksum.getValue());
    return changed;
  }

  private static long value(Net net, int[] own, int[] other) {
    long[] sums = new long[2 * net.words()];
    net.add(own, sums, 0);
    net.add(other, sums, net.words());
    return net.value(sums, 0, net.words(), own.length);
  }

  @Test
  void whatAGameLeavesOfTheSumsIsWhatANewCountGives() {
    SplitMix64 random = new SplitMix64(5);
    Options options = Options.standard(Infection.GAME);
    for (int game = 0; game < 20; game++) {
      NetEvaluation along = Nets.evaluation("infection-lines", InfectionPatterns.WINDOWS);
      NetEvaluation anew = Nets.evaluation("infection-lines", InfectionPatterns.WINDOWS);
      Position position = Infection.GAME.deal(options, random);
      for (int ply = 0; !position.isOver() && ply < 200; ply++) {
        along.enter(position, ply);
        assertThat(along.of(position, ply)).as("%s", position).isEqualTo(anew.of(position));
        Position other = position.play(position.randomMove(random));
        if (!other.isOver()) {
          assertThat(along.of(other, ply + 1)).as("%s", other).isEqualTo(anew.of(other));
        }
        position = position.play(position.randomMove(random));
      }
    }
  }

  private static Net net() {
    SplitMix64 random = new SplitMix64(4);
    return new Net(
        "test",
        shorts(INPUTS * WIDTH, Net.MOST, random),
        shorts(WIDTH, Net.MOST, random),
        shorts(2 * WIDTH, 500, random),
        -5);
  }

  private static Net read(byte[] bytes) throws IOException {
    return Net.read(new ByteArrayInputStream(bytes));
  }

  private static int squared(short[] rows, short[] bias, int[] inputs, int sum) {
    int value = bias[sum];
    for (int input : inputs) {
      value += rows[input * WIDTH + sum];
    }
    int clipped = Math.clamp(value, 0, Net.SUM_UNIT);
    return clipped * clipped;
  }

  private static int[] inputs(SplitMix64 random) {
    return random.ints(36, 0, INPUTS).toArray();
  }

  private static short[] shorts(int count, int most, SplitMix64 random) {
    short[] shorts = new short[count];
    for (int i = 0; i < count; i++) {
      shorts[i] = (short) random.nextInt(-most, most + 1);
    }
    return shorts;
  }
}
