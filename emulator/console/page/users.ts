import { call, type ListedUser, type Pool, type UserPage } from './api';
import { fillDetails, hint } from './details';
import { element } from './dom';
import { layoutIn } from './layout';
import { newUserForm } from './new-user';
import { pagedList } from './paged-list';
import { loadUser, statusText } from './user-details';

/** What is listed. Kept while other sections are shown. */
const wanted = { like: '', group: '' };

/** Shows the user pool's users, and one of them with what an administrator may do. */
export function showUsers(main: HTMLElement, [detail = '']: readonly string[]): () => void {
  const isChosen = detail !== '';
  const layout = layoutIn(main, { title: 'Users', one: 'User', isChosen });
  const { tools, details } = layout;
  let isLeft = false;
  const users = pagedList<ListedUser>(layout, {
    load: async (after) => {
      const query = new URLSearchParams({ ...wanted, ...(after !== undefined && { after }) });
      const page = await call<UserPage>('GET', `users?${query}`);
      return { items: page.users, next: page.next };
    },
    keyOf: ({ username, name, status }) => `${username} ${name} ${status}`,
    itemOf,
    isChosen: ({ username }) => username === detail,
    emptyText: () => (wanted.like || wanted.group ? 'No such user.' : 'No users yet.'),
  });
  const load = async (): Promise<HTMLElement[]> => {
    const pool = await call<Pool>('GET', 'pool');
    if (!isLeft) tools.replaceChildren(...filters(pool, () => void users.reload()));
    if (detail === 'new') return newUserForm(pool);
    if (isChosen) return loadUser(detail, pool, changed);
    return [hint('Choose a user, or create one.')];
  };
  const changed = async (): Promise<void> => {
    await Promise.all([users.reload(), fillDetails(details, load, () => isLeft)]);
  };
  void changed();
  return () => {
    isLeft = true;
    users.leave();
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
