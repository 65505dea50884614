/**
 * Looks for new messages every two seconds while the page is seen. Only what is new is put in and
 * only what is gone is taken out, so that focus, selection and scroll position stay where they are.
 */
export const mailboxScript = `const list = document.getElementById('messages');
const count = document.getElementById('count');

function exchange(fresh) {
  const freshList = fresh.getElementById('messages');
  const freshCount = fresh.getElementById('count');
  if (!freshList || !freshCount) return;
  const wanted = new Set([...freshList.children].map((item) => item.id));
  for (const item of [...list.children]) if (!wanted.has(item.id)) item.remove();
  const known = new Set([...list.children].map((item) => item.id));
  const added = [...freshList.children].filter((item) => !known.has(item.id));
  list.prepend(...added.map((item) => document.adoptNode(item)));
  if (list.children.length > 0) document.querySelector('.empty')?.remove();
  if (count.textContent !== freshCount.textContent) count.textContent = freshCount.textContent;
}

async function refresh() {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.href);
    if (!answer.ok) throw new Error(answer.statusText);
    exchange(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch {
    count.textContent = 'The emulator does not answer. Trying again…';
  }
}

async function refreshForEver() {
  await refresh();
  setTimeout(refreshForEver, 2000);
}

document.addEventListener('visibilitychange', refresh);
setTimeout(refreshForEver, 2000);
`;
