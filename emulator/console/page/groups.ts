import { call, type Group, type Pool } from './api';
import { detailsHead } from './details';
import { button, element, say } from './dom';
import { actionForm, attempt, confirmDeletion, field, problemPlace } from './forms';

/** The address of the groups. It has no user's name, which may be any word. */
export const groupsPlace = '#users//groups';

/** Returns the pool's groups, and a form that creates one. `changed` shows them again. */
export function groupDetails({ groups }: Pool, changed: () => Promise<void>): HTMLElement[] {
  const problem = problemPlace();
  return [
    detailsHead({ href: '#users', text: 'All users' }, 'Groups', about(groups)),
    ...(groups.length > 0 ? [groupTable(groups, problem, changed)] : []),
    problem,
    newGroupForm(changed),
  ];
}

function about(groups: readonly Group[]): string {
  if (groups.length === 0) return 'There are no groups yet.';
  return 'To change a group of the definition, edit amplify/auth/resource.ts.';
}

function groupTable(
  groups: readonly Group[],
  problem: HTMLElement,
  changed: () => Promise<void>,
): HTMLElement {
  const rows = groups.map((group) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, group.name),
      precedenceCell(group),
      element('td', {}, group.description ?? ''),
      element(
        'td',
        {},
        group.isDefined ? 'From the definition' : deleteButton(group, problem, changed),
      ),
    ),
  );
  const heads = ['Name', 'Precedence', 'Description', 'Change'];
  const head = element('tr', {}, ...heads.map((text) => element('th', { scope: 'col' }, text)));
  const table = element(
    'table',
    { 'aria-label': 'Groups' },
    element('thead', {}, head),
    element('tbody', {}, ...rows),
  );
  return element('div', { class: 'scroll' }, table);
}

/** On a phone, where the table's heads are hidden, the number has its own. */
function precedenceCell({ precedence }: Group): HTMLElement {
  return precedence === undefined
    ? element('td', {})
    : element('td', { 'data-head': 'Precedence' }, String(precedence));
}

function deleteButton({ name }: Group, problem: HTMLElement, changed: () => Promise<void>) {
  const remove = async (): Promise<void> => {
    if (!(await confirmDeletion(`the group ${name}`))) return;
    await call('DELETE', 'group', { name });
    await changed();
    focusName();
    say(`Deleted ${name}.`);
  };
  const created = button('Delete', () => void attempt(remove, problem), 'danger');
  created.setAttribute('aria-label', `Delete ${name}`);
  return created;
}

/** The controls that had focus are replaced by now. */
function focusName(): void {
  document.getElementById('new-group')?.focus();
}

function newGroupForm(changed: () => Promise<void>): HTMLElement {
  const textInput = (id: string, required: boolean) =>
    element('input', { id, autocomplete: 'off', spellcheck: 'false', required });
  const name = textInput('new-group', true);
  const description = textInput('new-group-description', false);
  const precedence = element('input', { id: 'new-group-precedence', type: 'number', min: '0' });
  const create = async (): Promise<void> => {
    await call('POST', 'group', {
      name: name.value.trim(),
      description: description.value,
      ...(precedence.value !== '' && { precedence: Number(precedence.value) }),
    });
    await changed();
    focusName();
    say(`Created ${name.value.trim()}.`);
  };
  return element(
    'section',
    { class: 'field part', 'aria-label': 'New group' },
    element('h3', {}, 'New group'),
    actionForm(
      'Create group',
      [
        field('Name', name),
        field('Description', description),
        field('Precedence', precedence, 'The group with the lowest number comes first in tokens.'),
      ],
      create,
      'column',
    ),
  );
}
