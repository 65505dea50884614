import { call, type ListedUser, type Pool, type UserPage } from './api';
import { fillDetails, hint } from './details';
import { button, element } from './dom';
import { attempt, problemPlace } from './forms';
import { layoutIn, renderItems } from './layout';
import { newUserForm } from './new-user';
import { loadUser, statusText } from './user-details';

/** What is listed. Kept while other sections are shown. */
const wanted = { like: '', group: '' };

/** Shows the user pool's users, and one of them with what an administrator may do. */
export function showUsers(main: HTMLElement, [detail = '']: readonly string[]): () => void {
  const isChosen = detail !== '';
  const { tools, list, empty, details } = layoutIn(main, { title: 'Users', one: 'User', isChosen });
  let users: ListedUser[] = [];
  let isLeft = false;
  let latest = 0;
  const problem = problemPlace();
  const more = element('p', { class: 'more', hidden: true });

  const load = (after?: string): Promise<void> =>
    attempt(async () => {
      latest += 1;
      const turn = latest;
      const query = new URLSearchParams({ ...wanted, ...(after !== undefined && { after }) });
      const page = await call<UserPage>('GET', `users?${query}`);
      if (isLeft || turn !== latest) return;
      users = after === undefined ? page.users : [...users, ...page.users];
      empty.textContent = wanted.like || wanted.group ? 'No such user.' : 'No users yet.';
      empty.hidden = users.length > 0;
      const keyOf = ({ username, name, status }: ListedUser) => `${username} ${name} ${status}`;
      const isShown = ({ username }: ListedUser) => username === detail;
      renderItems(list, users, { keyOf, itemOf, isChosen: isShown });
      const { next } = page;
      more.hidden = next === undefined;
      more.replaceChildren(button('Show more', () => void load(next)));
    }, problem);

  const prepare = async (): Promise<HTMLElement[]> => {
    const pool = await call<Pool>('GET', 'pool');
    if (!isLeft) tools.replaceChildren(...filters(pool, () => void load()), problem);
    if (detail === 'new') return newUserForm(pool);
    if (isChosen) return loadUser(detail, pool, changed);
    return [hint('Choose a user, or create one.')];
  };
  const changed = async (): Promise<void> => {
    await Promise.all([load(), fillDetails(details, prepare, () => isLeft)]);
  };
  const reload = (): void => void (users.length <= 50 && load());
  list.parentElement?.querySelector('.more')?.remove();
  list.after(more);
  window.addEventListener('focus', reload);
  void changed();
  return () => {
    isLeft = true;
    window.removeEventListener('focus', reload);
  };
}

function filters({ groups }: Pool, load: () => void): HTMLElement[] {
  const like = element('input', {
    id: 'like',
    type: 'search',
    placeholder: 'Name or attribute',
    autocomplete: 'off',
    spellcheck: 'false',
    value: wanted.like,
  });
  like.addEventListener('input', () => {
    wanted.like = like.value.trim();
    load();
  });
  const group = element(
    'select',
    { id: 'group' },
    element('option', { value: '' }, 'All groups'),
    ...groups.map((name) => element('option', { value: name }, name)),
  );
  group.value = wanted.group;
  group.addEventListener('change', () => {
    wanted.group = group.value;
    load();
  });
  return [
    element(
      'div',
      { class: 'filter' },
      element('label', { class: 'unseen', for: 'like' }, 'Users with'),
      like,
      groups.length > 0 && element('label', { class: 'unseen', for: 'group' }, 'Group'),
      groups.length > 0 && group,
    ),
    element('p', {}, element('a', { class: 'button', href: '#users/new' }, 'New user')),
  ];
}

function itemOf({ username, name, status, enabled }: ListedUser): HTMLElement {
  return element(
    'a',
    { href: `#users/${encodeURIComponent(username)}` },
    element('strong', {}, name),
    element('span', { class: 'badge' }, statusText(status, enabled)),
    element('span', { class: 'about' }, username),
  );
}
