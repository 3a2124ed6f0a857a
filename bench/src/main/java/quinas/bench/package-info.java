/// Benchmarks of the rules with JMH: `java -jar bench/target/bench.jar`, once the project is built.
@NullMarked
package quinas.bench;

import org.jspecify.annotations.NullMarked;
