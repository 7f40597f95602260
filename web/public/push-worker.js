// Shows what the server has sent to this browser, also while no page of ours is open, and opens the match on a click.
// It answers no requests: the page loads as if it were not there.

/** A page of ours that a message names; the list of matches for anything else. */
function pageOf(url) {
  const { scope } = self.registration
  return typeof url === 'string' && url.startsWith(scope) ? url : scope
}

async function show(data) {
  let said = {}
  try {
    said = data?.json() ?? {}
  } catch {
    // a message that cannot be read is still a message: something has come
  }
  await self.registration.showNotification(said.title || 'Polemos', {
    body: said.body ?? '',
    lang: said.lang ?? '',
    tag: said.tag ?? '',
    icon: new URL('favicon.svg', self.registration.scope).href,
    data: pageOf(said.url),
  })
}

async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url === url)
  await (there ? there.focus() : self.clients.openWindow(url))
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})
