/// How much one client may ask for, so that there is enough for all.
@NullMarked
package quinas.server.limit;

import org.jspecify.annotations.NullMarked;
