/// The Universal Game Interface: a program that plays, talked to in lines of text over pipes or
/// TCP. What is said is described in `docs/ugi.md`.
@NullMarked
package quinas.arena.protocol;

import org.jspecify.annotations.NullMarked;
