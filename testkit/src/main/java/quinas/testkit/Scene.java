package quinas.testkit;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import quinas.rules.Options;
import quinas.rules.Position;

/// Where a test stands: what its message names when it fails.
///
/// @param origin where the position comes from: a seed or a vector
/// @param move the text of the move in question, empty if none is
record Scene(Options options, String origin, Position position, String move) {

  Scene with(Position next) {
    return new Scene(options, origin, next, "");
  }

  Scene with(String tried) {
    return new Scene(options, origin, position, tried);
  }

  void check(boolean holds, String promise) {
    if (!holds) {
      throw new AssertionError("not so: " + promise + this);
    }
  }

  void same(@Nullable Object actual, @Nullable Object expected, String what) {
    if (!Objects.equals(actual, expected)) {
      throw new AssertionError(what + " is\n  " + actual + "\nand should be\n  " + expected + this);
    }
  }

  @Override
  public String toString() {
    return "\n  options   %s\n  origin    %s\n  position  %s\n  move      %s"
        .formatted(options, origin, position, move);
  }
}
