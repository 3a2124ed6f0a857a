package quinas.training;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import quinas.rules.Games;
import quinas.rules.NotationException;
import quinas.rules.Options;

/// Self-play in one line: `infection jumps=ring seed=1 nodes=300 plies=6-15`.
final class SelfPlayText {

  private static final Pattern FORM =
      Pattern.compile(
          "([a-z]+) (\\S*)(?: |(?<= ))seed=(-?\\d{1,19}) nodes=(\\d{1,18}) plies=(\\d{1,3})-(\\d{1,3})");

  static String of(SelfPlay play) {
    Options options = play.options();
    return "%s %s seed=%d nodes=%d plies=%d-%d"
        .formatted(
            options.game().id(), options, play.seed(), play.nodes(), play.fewest(), play.most())
        .replaceAll(" +", " ");
  }

  static SelfPlay read(String text) throws NotationException {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw new NotationException("\"%s\" is no self-play", text);
    }
    Options options = Options.read(Games.read(matcher.group(1)), matcher.group(2));
    return new SelfPlay(
        options,
        Long.parseLong(matcher.group(3)),
        Long.parseLong(matcher.group(4)),
        Integer.parseInt(matcher.group(5)),
        Integer.parseInt(matcher.group(6)));
  }

  private SelfPlayText() {}
}
