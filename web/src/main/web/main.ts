// Where the page begins.

import "./pages/shell.ts";

if ("serviceWorker" in navigator && isSecureContext) {
  // Without it the page works all the same, only not offline.
  navigator.serviceWorker.register("sw.js").catch(() => {});
}
