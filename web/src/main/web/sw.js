// Makes the page work offline once it has been loaded. The build writes the version and the files
// into this script, so that every change of the site is a change of the script, by which browsers
// notice it. A new version waits until no page of the old one is open: files of two versions never
// meet.

const VERSION = "quinas-@VERSION@";

/** All files of the site, relative to this script. */
const FILES = "@FILES@".split(",");

/** Large, and not everybody's: fetched after the page can be used, or when first asked for. */
const LATER = FILES.filter((file) => file.endsWith(".net"));

/** The programs as JavaScript: only browsers without WebAssembly ask for them. */
const SCRIPTS = ["rules/rules.js", "rules/engine.js"];

const FIRST = FILES.filter((file) => !LATER.includes(file) && !SCRIPTS.includes(file));

/** The file that a request is for, or nothing if it is none of the site's. */
function fileOf(request) {
  const address = new URL(request.url);
  const base = new URL("./", self.location.href);
  if (request.method !== "GET" || !address.href.startsWith(base.href)) {
    return undefined;
  }
  const path = address.pathname.slice(base.pathname.length) || "index.html";
  return FILES.includes(path) ? path : undefined;
}

async function fromCacheOrNetwork(file) {
  const cache = await caches.open(VERSION);
  const kept = await cache.match(file);
  if (kept !== undefined) {
    return kept;
  }
  const response = await fetch(file);
  if (response.ok) {
    await cache.put(file, response.clone());
  }
  return response;
}

/** What is kept is known by its file; the answer belongs to the address that was asked for: workers
 * read there which program they are to run. */
async function answer(file) {
  const { body, status, statusText, headers } = await fromCacheOrNetwork(file);
  return new Response(body, { status, statusText, headers });
}

async function keepLater() {
  for (const file of LATER) {
    await fromCacheOrNetwork(file).catch(() => undefined);
  }
}

async function forgetOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith("quinas-") && name !== VERSION) {
      await caches.delete(name);
    }
  }
}

self.addEventListener("install", (event) => {
  const requests = FIRST.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
  void keepLater();
});

self.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file !== undefined) {
    event.respondWith(answer(file));
  }
});
