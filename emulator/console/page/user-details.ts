import { call, type Pool, type User } from './api';
import { detailsHead } from './details';
import { element, goTo, say, timeOf } from './dom';
import { actionButton, actionForm, attempt, confirmDeletion, field, problemPlace } from './forms';
import { signInAs } from './sign-in-as';

/** Loads a user, and returns what it is and what can be done with it. `changed` shows it again. */
export async function loadUser(
  username: string,
  pool: Pool,
  changed: () => Promise<void>,
): Promise<HTMLElement[]> {
  const user = await call<User>('GET', `user?name=${encodeURIComponent(username)}`);
  const { name, status, enabled, created, attributes } = user;
  const run = async (path: string, done: string, more = {}): Promise<void> => {
    await call('POST', `user/${path}`, { username, ...more });
    await changed();
    say(done);
  };
  return [
    detailsHead(
      { href: '#users', text: 'All users' },
      name,
      `${statusText(status, enabled)}, created `,
      timeOf(created),
    ),
    ...(status === 'UNCONFIRMED'
      ? [actionButton('Confirm', () => run('confirm', `Confirmed ${name}.`), 'main')]
      : []),
    part('Sign in', ...signInAs(user)),
    part('Groups', groupBoxes(user, pool, changed)),
    part(
      'Password',
      passwordForm((password) => run('password', `Set the password of ${name}.`, { password })),
      actionButton('Send reset code', () => run('reset', `Sent a code to ${name}. See Mail.`)),
    ),
    part('Attributes', attributeTable(attributes)),
    actionButton('Delete user', () => remove(user), 'danger'),
  ];
}

function part(title: string, ...content: readonly HTMLElement[]): HTMLElement {
  return element(
    'section',
    { class: 'field part', 'aria-label': title },
    element('h3', {}, title),
    ...content,
  );
}

function groupBoxes({ username, groups, name }: User, pool: Pool, changed: () => Promise<void>) {
  const problem = problemPlace();
  const boxes = pool.groups.map((group, at) => {
    const id = `group-${at}`;
    const box = element('input', { id, type: 'checkbox', checked: groups.includes(group) });
    box.addEventListener('change', () => {
      const isMember = box.checked;
      void attempt(async () => {
        box.checked = !isMember;
        await call(isMember ? 'POST' : 'DELETE', 'user/group', { username, group });
        box.checked = isMember;
        await changed();
        say(isMember ? `${name} is now in ${group}.` : `${name} is no longer in ${group}.`);
      }, problem);
    });
    return element('label', { for: id, class: 'check' }, box, group);
  });
  return element('div', { class: 'checks' }, ...boxes, problem);
}

function passwordForm(set: (password: string) => Promise<void>): HTMLElement {
  const input = element('input', {
    id: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    required: true,
  });
  return actionForm(
    'Set password',
    [field('New password', input, 'Permanent. It also confirms the user.')],
    () => set(input.value),
    'column',
  );
}

function attributeTable(attributes: User['attributes']): HTMLElement {
  const rows = attributes.map(({ Name, Value }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, Name),
      element('td', {}, element('code', {}, Value)),
    ),
  );
  return element('table', { class: 'pairs' }, element('tbody', {}, ...rows));
}

async function remove({ username, name }: User): Promise<void> {
  if (!(await confirmDeletion(name))) return;
  await call('DELETE', 'user', { username });
  goTo('#users', `Deleted ${name}.`);
}

/** Returns Cognito's status as a text: 'force change password'. */
export function statusText(status: string, enabled: boolean): string {
  return enabled ? status.toLowerCase().replaceAll('_', ' ') : 'disabled';
}
