package quinas.cli;

import java.io.IOException;
import java.nio.file.FileSystemException;
import quinas.cli.text.Texts;

/// What went wrong with files of self-play and of nets.
final class SelfPlayFiles {

  /// In the player's language, with the file: where the system refuses it, or where its message
  /// ends with a sentence that has a translation.
  static String say(Texts texts, IOException error) {
    if (error instanceof FileSystemException refused) {
      return refused.getFile() + ": " + texts.say(error);
    }
    String message = String.valueOf(error.getMessage());
    int at = message.lastIndexOf(": ");
    return at < 0 ? message : message.substring(0, at) + texts.sentence(message.substring(at));
  }

  private SelfPlayFiles() {}
}
