/// Where games are kept: [quinas.arena.store.GameStore] on SQLite and on PostgreSQL. What is
/// promised and how it is done: docs/storage.md.
@NullMarked
package quinas.storage;

import org.jspecify.annotations.NullMarked;
