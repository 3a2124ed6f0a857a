package quinas.arena.match;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import quinas.arena.player.Entrant;
import quinas.rules.Options;

/// A board with players of its own. They stay from pair to pair as long as it is their turn again
/// with the next, and are replaced when they break down.
public final class HomeBoard implements Board {

  /// Whose chair it is; two of the same entrant need two.
  private record Chair(Entrant entrant, Options options, boolean isTwin) {}

  private final Map<Chair, Contender> contenders = new LinkedHashMap<>();
  private boolean isClosed;

  @Override
  public PairResult play(MatchJob job, int index) throws UnplayableException, InterruptedException {
    Chair one = new Chair(job.first(), job.options(), false);
    Chair two = new Chair(job.second(), job.options(), job.first().equals(job.second()));
    keepOnly(List.of(one, two));
    return job.play(index, contender(one), contender(two));
  }

  private synchronized void keepOnly(List<Chair> chairs) {
    contenders.forEach((chair, contender) -> {
      if (!chairs.contains(chair)) {
        contender.close();
      }
    });
    contenders.keySet().retainAll(chairs);
  }

  private synchronized Contender contender(Chair chair) throws InterruptedException {
    if (isClosed) {
      throw new InterruptedException("the board is closed");
    }
    return contenders.computeIfAbsent(chair, key -> new Contender(key.entrant(), key.options()));
  }

  @Override
  public synchronized void close() {
    isClosed = true;
    contenders.values().forEach(Contender::close);
  }
}
