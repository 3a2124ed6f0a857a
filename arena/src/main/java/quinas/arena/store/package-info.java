/// Where games are kept while they are played and ever after: the interface that the server and the
/// archive need; databases stand behind it.
@NullMarked
package quinas.arena.store;

import org.jspecify.annotations.NullMarked;
