import type { ShownUser, UserPage } from '../answers';
import { attempt, call } from './call';
import { button, element, byId, say } from './dom';

const copiedText = 'Copied. Paste it into the JavaScript console of your application.';
const selectedText = 'Copy the selected code into the JavaScript console of your application.';

/** Lists the user pool's users, page by page. Returns a function that reloads the list. */
export function startUsers(): () => void {
  const list = byId('user-list', HTMLUListElement);
  const problem = byId('user-problem', HTMLElement);
  const like = byId('like', HTMLInputElement);
  const more = byId('more-users', HTMLButtonElement);
  let next: string | undefined;
  let latestLoad = 0;
  const load = (after?: string): Promise<void> =>
    attempt(async () => {
      latestLoad += 1;
      const thisLoad = latestLoad;
      const query = new URLSearchParams({
        like: like.value,
        ...(after !== undefined && { after }),
      });
      const page = await call<UserPage>('GET', `users?${query}`);
      if (thisLoad !== latestLoad) return;
      if (after === undefined) list.replaceChildren();
      list.append(...page.users.map((user) => itemOf(user, page.groups, problem)));
      next = page.next;
      more.hidden = next === undefined;
      byId('user-count', HTMLElement).textContent = countText(list.children.length, next);
    }, problem);
  more.addEventListener('click', () => void load(next));
  byId('user-filter', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    void load();
  });
  return () => void load();
}

function countText(count: number, next: string | undefined): string {
  const users = count === 1 ? '1 user' : `${count} users`;
  return next === undefined ? users : `${users}; there are more`;
}

function itemOf(user: ShownUser, groups: readonly string[], problem: HTMLElement): HTMLElement {
  const { username, name, status } = user;
  const confirm = (): Promise<void> =>
    attempt(async () => {
      await call('POST', 'user/confirm', { username });
      const confirmed = itemOf({ ...user, status: 'confirmed' }, groups, problem);
      item.replaceWith(confirmed);
      confirmed.querySelector('button')?.focus();
      say(`Confirmed ${name}.`);
    }, problem);
  const signInAs = (): Promise<void> =>
    attempt(async () => {
      const { code } = await call<{ code: string }>('POST', 'user/sign-in', { username });
      say((await copyOrSelect(code, item)) ? copiedText : selectedText);
    }, problem);
  const item = element(
    'li',
    {},
    element('strong', {}, name),
    element('span', { class: 'about' }, status),
    ...groups.map((group) => groupBox(user, group, problem)),
    status === 'unconfirmed' &&
      button('Confirm', () => void confirm(), { 'aria-label': `Confirm ${name}` }),
    button('Sign in as', () => void signInAs(), {
      'aria-label': `Sign in as ${name}`,
      title: 'Copies code that signs your application in as this user, without the password',
    }),
  );
  return item;
}

function groupBox(
  { username, name, groups }: ShownUser,
  group: string,
  problem: HTMLElement,
): HTMLElement {
  const box = element('input', {
    type: 'checkbox',
    checked: groups.includes(group),
    'aria-label': `${group}, ${name}`,
  });
  box.addEventListener('change', () => {
    const isMember = box.checked;
    void attempt(async () => {
      box.checked = !isMember;
      await call(isMember ? 'POST' : 'DELETE', 'user/group', { username, group });
      box.checked = isMember;
      say(isMember ? `${name} is now in ${group}.` : `${name} is no longer in ${group}.`);
    }, problem);
  });
  return element('label', {}, box, group);
}

/** Copies code, or selects it if the browser doesn't allow copying. Returns whether it was copied. */
async function copyOrSelect(code: string, item: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    const block = element('pre', { tabindex: '0', role: 'group', 'aria-label': 'Code' }, code);
    item.querySelector('pre')?.remove();
    item.append(block);
    window.getSelection()?.selectAllChildren(block);
    return false;
  }
}
