package quinas.arena.program;

/// Who is told what a program says. Called by one thread, which must not be kept waiting: as long
/// as it waits, the program's words pile up.
interface Hearer {

  /// Told a line.
  ///
  /// @param line without its end
  /// @param nanos when it was heard, as [System#nanoTime] counts
  void hear(String line, long nanos);

  /// Nothing more will be heard. Called once, at the end.
  void end();
}
