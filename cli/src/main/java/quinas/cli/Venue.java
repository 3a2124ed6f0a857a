package quinas.cli;

import quinas.arena.job.JobProcess;
import quinas.arena.match.Board;
import quinas.arena.match.DistantBoard;
import quinas.arena.match.HomeBoard;

/// Where games are played. Open while they are.
interface Venue extends AutoCloseable {

  /// Another board, for another thread.
  Board board();

  @Override
  void close();

  /// In this process.
  static Venue home() {
    return new Venue() {
      @Override
      public Board board() {
        return new HomeBoard();
      }

      @Override
      public void close() {}
    };
  }

  /// On other machines, by a process that is started for it and stopped again.
  static Venue distant(JobProcess process) {
    return new Venue() {
      @Override
      public Board board() {
        return new DistantBoard(process);
      }

      @Override
      public void close() {
        process.close();
      }
    };
  }
}
