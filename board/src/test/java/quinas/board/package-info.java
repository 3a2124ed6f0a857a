@NullMarked
package quinas.board;

import org.jspecify.annotations.NullMarked;
