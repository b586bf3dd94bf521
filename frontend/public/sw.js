/** Service worker: shows turn notices and opens their tables. */

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.game));
});

/** Shows a notice in place of an earlier one of the same game; one that arrives a second time makes no sound. */
async function showNotice({ id, game, title, body }) {
  const tag = `turn-${game}`;
  const shown = await self.registration.getNotifications({ tag });
  const again = shown.some(({ data }) => data.id === id);
  await self.registration.showNotification(title, { body, tag, renotify: !again, data: { id, game } });
}

/** Brings a window with the table to the front, or opens one. */
async function openTable(game) {
  const address = `${self.registration.scope}game/${game}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url.split(/[?#]/)[0] === address);
  await (open ? open.focus() : self.clients.openWindow(address));
}
