/// The page and the server as people meet them. Wants a Chromium, best of all Debian's
/// `chromium-headless-shell`, which has no window to draw: on the path, or named by the system
/// property `quinas.browser`. Without one the tests are skipped, and say so.
@NullMarked
package quinas.e2e;

import org.jspecify.annotations.NullMarked;
