/**
 * Refreshes the list every two seconds while the page is visible. It adds and removes single items,
 * which preserves focus, selection and scroll position.
 */
export const mailboxScript = `const list = document.getElementById('messages');
const count = document.getElementById('count');

function updateList(fresh) {
  const freshList = fresh.getElementById('messages');
  const freshCount = fresh.getElementById('count');
  if (!freshList || !freshCount) return;
  const freshIds = new Set([...freshList.children].map((item) => item.id));
  for (const item of [...list.children]) if (!freshIds.has(item.id)) item.remove();
  const shownIds = new Set([...list.children].map((item) => item.id));
  const added = [...freshList.children].filter((item) => !shownIds.has(item.id));
  list.prepend(...added.map((item) => document.adoptNode(item)));
  if (list.children.length > 0) document.querySelector('.empty')?.remove();
  if (count.textContent !== freshCount.textContent) count.textContent = freshCount.textContent;
}

async function refresh() {
  if (document.hidden) return;
  try {
    const response = await fetch(location.href);
    if (!response.ok) throw new Error(response.statusText);
    updateList(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    count.textContent = 'Can’t reach the emulator. Retrying…';
  }
}

async function poll() {
  await refresh();
  setTimeout(poll, 2000);
}

document.addEventListener('visibilitychange', refresh);
setTimeout(poll, 2000);
`;
