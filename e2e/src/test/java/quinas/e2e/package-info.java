/// The page and the server as people meet them. Wants a Chromium: `chromium` on the path, or the
/// system property `quinas.browser`; without one the tests are skipped, and say so.
@NullMarked
package quinas.e2e;

import org.jspecify.annotations.NullMarked;
