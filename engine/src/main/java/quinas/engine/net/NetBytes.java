package quinas.engine.net;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// The numbers of a net as bytes, big-endian: read from an array, or appended to one.
final class NetBytes {

  private byte[] bytes;
  private int at;

  NetBytes() {
    this(new byte[1 << 16], 0);
  }

  NetBytes(byte[] bytes, int at) {
    this.bytes = bytes;
    this.at = at;
  }

  /// What has been appended.
  byte[] bytes() {
    return Arrays.copyOf(bytes, at);
  }

  void put(byte[] more) {
    for (byte one : more) {
      put(one);
    }
  }

  void put(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    put(encoded.length);
    put(encoded);
  }

  void put(int number) {
    put((short) (number >> 16));
    put((short) number);
  }

  void put(short[] numbers) {
    for (short number : numbers) {
      put(number);
    }
  }

  private void put(short number) {
    put((byte) (number >> 8));
    put((byte) number);
  }

  private void put(byte one) {
    if (at == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * at);
    }
    bytes[at++] = one;
  }

  /// @param end where the bytes end
  /// @throws IOException if there are not so many as the text should have
  String text(int end) throws IOException {
    int length = left(end) < Integer.BYTES ? -1 : number();
    if (length < 0 || length > left(end) - 2 * Integer.BYTES) {
      throw new IOException("a net is longer");
    }
    String text = new String(bytes, at, length, StandardCharsets.UTF_8);
    at += length;
    return text;
  }

  /// How many bytes there are before `end`.
  int left(int end) {
    return end - at;
  }

  int number() {
    return oneShort() << 16 | (oneShort() & 0xFFFF);
  }

  short[] shorts(int count) {
    short[] shorts = new short[count];
    for (int i = 0; i < count; i++) {
      shorts[i] = oneShort();
    }
    return shorts;
  }

  private short oneShort() {
    int high = bytes[at++];
    return (short) (high << 8 | (bytes[at++] & 0xFF));
  }
}
