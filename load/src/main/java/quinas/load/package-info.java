/// Many people at once, played by a program: random legal games against a running server, through
/// the same interface that the page uses, and how long the server took to answer.
@NullMarked
package quinas.load;

import org.jspecify.annotations.NullMarked;
