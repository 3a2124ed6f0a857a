/// Tests of Cats & Dogs.
@NullMarked
package quinas.rules.catsdogs;

import org.jspecify.annotations.NullMarked;
