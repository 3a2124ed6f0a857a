/// The arena's jobs on many machines, with Apache Spark. The door is [Main]; what goes through it
/// is described in `docs/cluster.md`.
@NullMarked
package quinas.cluster;

import org.jspecify.annotations.NullMarked;
