/// Work that can be divided among many machines: jobs in numbered pieces, and the lines in which a
/// process elsewhere is told to do them. What is said is described in `docs/cluster.md`.
@NullMarked
package quinas.arena.job;

import org.jspecify.annotations.NullMarked;
