/// Going through a game that was recorded.
@NullMarked
package quinas.cli.replay;

import org.jspecify.annotations.NullMarked;
