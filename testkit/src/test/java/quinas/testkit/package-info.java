/// Tests: The test kit itself.
@NullMarked
package quinas.testkit;

import org.jspecify.annotations.NullMarked;
