package quinas.training;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import quinas.rules.NotationException;
import quinas.rules.Options;

/// Games of self-play in a file that grows game by game.
///
/// ```
///   QUINAS SELF-PLAY 1            these two lines
///   infection jumps=ring seed=1 nodes=300 plies=6-15
///   length  game  CRC-32          and for each game, big-endian: 4 bytes, length bytes, 4 bytes
/// ```
///
/// A game is its index (4 bytes), the text of its start (2 bytes of length, UTF-8), the number of
/// plies (2 bytes) and for each the move (4 bytes) and the score (2 bytes): some seven bytes a
/// position. A game that was cut off at the end is as good as none; anything else that is wrong is
/// an error.
public final class LineFile implements Closeable {

  private static final String MAGIC = "QUINAS SELF-PLAY 1";

  /// No game is as long.
  private static final int MOST_BYTES = 1 << 20;

  private final FileChannel channel;

  private LineFile(FileChannel channel) {
    this.channel = channel;
  }

  /// Opens a file to append to it; a new one gets its head, and a game that was cut off is removed.
  ///
  /// @param done told the index of each game that is there already
  /// @throws IOException also if the file belongs to other self-play
  public static LineFile append(Path file, SelfPlay play, Consumer<Integer> done)
      throws IOException {
    long before = Files.exists(file) ? Files.size(file) : 0;
    boolean isNew = before == 0;
    long end = isNew ? 0 : read(file, play, line -> done.accept(line.index()));
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    LineFile opened = new LineFile(channel);
    try {
      lock(file, channel, before);
      channel.truncate(end);
      channel.position(end);
      if (isNew) {
        opened.write(head(play));
      }
      return opened;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  /// @param before how large the file was before it was read
  private static void lock(Path file, FileChannel channel, long before) throws IOException {
    try {
      if (channel.tryLock() != null && channel.size() == before) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // This very process is writing it: said below.
    }
    throw new IOException(file + ": somebody else is writing it");
  }

  private static byte[] head(SelfPlay play) {
    return (MAGIC + "\n" + SelfPlayText.of(play) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  /// Appends a game. It is safe from the end of this process, though not from that of the machine.
  public synchronized void append(PlayedLine line) throws IOException {
    byte[] game = bytes(line);
    ByteBuffer frame = ByteBuffer.allocate(game.length + 2 * Integer.BYTES);
    frame.putInt(game.length).put(game).putInt(checksum(game));
    write(frame.array());
  }

  private void write(byte[] bytes) throws IOException {
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }

  @Override
  public void close() throws IOException {
    channel.force(true);
    channel.close();
  }

  private static byte[] bytes(PlayedLine line) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeInt(line.index());
    out.writeUTF(line.start().toString());
    out.writeShort(line.plies().size());
    for (PlayedLine.Ply ply : line.plies()) {
      out.writeInt(ply.move());
      out.writeShort(ply.score());
    }
    return bytes.toByteArray();
  }

  private static int checksum(byte[] bytes) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes);
    return (int) checksum.getValue();
  }

  /// Reads what kind of self-play a file holds.
  public static SelfPlay head(Path file) throws IOException {
    try (FileChannel in = FileChannel.open(file, StandardOpenOption.READ)) {
      return head(file, new DataInputStream(Channels.newInputStream(in)));
    }
  }

  private static SelfPlay head(Path file, DataInputStream in) throws IOException {
    if (!MAGIC.equals(line(in))) {
      throw new IOException(file + ": not a file of self-play");
    }
    try {
      return SelfPlayText.read(line(in));
    } catch (NotationException e) {
      throw new IOException(file + ": line 2: " + e.getMessage(), e);
    }
  }

  private static String line(DataInputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b = in.read(); b >= 0 && b != '\n' && line.size() < 4096; b = in.read()) {
      line.write(b);
    }
    return line.toString(StandardCharsets.UTF_8);
  }

  /// Reads the games of a file, one after another.
  public static void read(Path file, Consumer<PlayedLine> lines) throws IOException {
    read(file, head(file), lines);
  }

  /// @return where the last whole game ends
  private static long read(Path file, SelfPlay play, Consumer<PlayedLine> lines)
      throws IOException {
    byte[] head = head(play);
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      if (!Arrays.equals(head, in.readNBytes(head.length))) {
        SelfPlay other = head(file);
        throw new IOException(file + ": belongs to " + SelfPlayText.of(other));
      }
      long at = head.length;
      for (byte[] game = frame(file, at, in); game.length > 0; game = frame(file, at, in)) {
        lines.accept(line(file, at, play.options(), game));
        at += game.length + 2 * Integer.BYTES;
      }
      return at;
    }
  }

  /// The bytes of the next game; none at the end, and where the last one was cut off.
  private static byte[] frame(Path file, long at, DataInputStream in) throws IOException {
    try {
      int length = in.readInt();
      if (length <= 0 || length > MOST_BYTES) {
        throw new IOException(file + ": byte " + at + ": " + length + " is no length of a game");
      }
      byte[] game = in.readNBytes(length);
      int checksum = in.readInt();
      if (checksum != checksum(game)) {
        throw new IOException(file + ": byte " + at + ": the game has a wrong checksum");
      }
      return game;
    } catch (EOFException cutOff) {
      return new byte[0];
    }
  }

  private static PlayedLine line(Path file, long at, Options options, byte[] game)
      throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(game));
    int index = in.readInt();
    String start = in.readUTF();
    int count = in.readUnsignedShort();
    List<PlayedLine.Ply> plies = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      plies.add(new PlayedLine.Ply(in.readInt(), in.readShort()));
    }
    try {
      return new PlayedLine(index, options.game().notation().position(start, options), plies);
    } catch (NotationException e) {
      throw new IOException(file + ": byte " + at + ": " + e.getMessage(), e);
    }
  }
}
