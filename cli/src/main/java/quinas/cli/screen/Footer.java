package quinas.cli.screen;

import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import quinas.cli.board.Look;
import quinas.cli.play.Table;
import quinas.cli.text.Texts;

/// The keys that do something now, the most important first.
final class Footer {

  private final Texts texts;
  private final Look look;

  Footer(Texts texts, Look look) {
    this.texts = texts;
    this.look = look;
  }

  List<AttributedString> keys(Table table, Hand hand) {
    List<AttributedString> keys = new ArrayList<>();
    if (table.isOver()) {
      return List.of(key(look.either("←→ Enter", "arrows Enter"), "choose"));
    }
    if (table.isPersonAsked()) {
      keys.add(key(texts.say("screen.pie"), "pie"));
    } else if (table.toAct().isHuman()) {
      keys.add(key(look.either("←↑↓→ Enter", "arrows Enter"), "move"));
      if (hand.entry().isBegun()) {
        keys.add(key("Esc", "cancel"));
      }
      if (!hand.held().isEmpty()) {
        keys.add(key(texts.say("screen.space"), "turn." + hand.held()));
      }
      if (hand.entry().clear().move("pass").isPresent()) {
        keys.add(key("p", "pass"));
      }
    }
    keys.add(key("q", "quit"));
    keys.add(key("?", "help"));
    keys.add(key(":", "type"));
    keys.add(key("u", "undo"));
    keys.add(key("r", "redo"));
    // Before the answer there is no move to advise, and in Portuguese s is yes.
    if (!table.isPersonAsked()) {
      keys.add(key("i", "hint"));
      keys.add(key("s", "save"));
    }
    return keys;
  }

  private AttributedString key(String key, String meaning) {
    return new AttributedStringBuilder()
        .append(key, look.strong())
        .append(" ")
        .append(texts.say("screen.key." + meaning), look.frame())
        .toAttributedString();
  }
}
