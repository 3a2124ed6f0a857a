package quinas.arena.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Records in files, UTF-8.
public final class RecordFile {

  /// More than anybody writes; a device or a disk image is refused before it fills the memory.
  static final int MAX_BYTES = 16 << 20;

  /// Reads the games of a file, at least one.
  ///
  /// @throws IOException if the file cannot be read
  /// @throws RecordException if it holds anything but records
  public static List<GameRecord> read(Path file) throws IOException, RecordException {
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, file.toString());
    }
  }

  /// Reads the games of a stream to its end, at least one.
  ///
  /// @param name what the stream is called if there is something to complain about
  public static List<GameRecord> read(InputStream in, String name)
      throws IOException, RecordException {
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw new IOException(name + ": larger than " + (MAX_BYTES >> 20) + " MiB");
    }
    return RecordReader.read(decode(bytes));
  }

  static String decode(byte[] bytes) throws RecordException {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    if (decoder.decode(in, out, true).isError()) {
      out.flip();
      throw new RecordException(
          Place.of(out, out.length()), "byte %02X is not UTF-8", bytes[in.position()]);
    }
    return out.flip().toString();
  }

  /// Writes games to a file, in place of what was there. Whatever happens, the file holds either
  /// all of the new or all of the old: it is written under another name beside it, forced to the
  /// disk, and then renamed.
  ///
  /// @throws IOException if that did not work; the file is as it was then
  public static void write(Path file, List<GameRecord> games) throws IOException {
    assert !games.isEmpty() : "a file holds a game at least";
    // A link stays a link: what it leads to is replaced.
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw new IOException(file + ": not an ordinary file");
    }
    Path directory = target.getParent();
    Path name = target.getFileName();
    if (directory == null || name == null) {
      throw new IOException(file + ": not a file name");
    }
    Path temporary = directory.resolve("." + name + "." + UUID.randomUUID() + ".tmp");
    try {
      writeAndForce(temporary, RecordWriter.write(games).getBytes(StandardCharsets.UTF_8));
      keepPermissions(target, temporary);
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      Files.deleteIfExists(temporary);
      throw e;
    }
    forceDirectory(directory);
  }

  private static void writeAndForce(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView old = view(from);
    PosixFileAttributeView fresh = view(to);
    if (Files.exists(from) && old != null && fresh != null) {
      fresh.setPermissions(old.readAttributes().permissions());
    }
  }

  private static @Nullable PosixFileAttributeView view(Path file) {
    return Files.getFileAttributeView(
        file, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
  }

  /// Makes the renaming last through a power cut, on systems that let a directory be opened.
  private static void forceDirectory(Path directory) {
    try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // The file is complete and in its place; no other system offers more.
      return;
    }
  }

  private RecordFile() {}
}
