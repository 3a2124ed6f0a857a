/// Games written down: a [GameRecord] in memory, as text by [RecordReader] and [RecordWriter], and
/// in files by [RecordFile]. The format is described in `docs/records.md`.
@NullMarked
package quinas.arena.record;

import org.jspecify.annotations.NullMarked;
