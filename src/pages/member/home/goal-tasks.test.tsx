import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages, undo } from '@/testing/messages';
import { accountWith } from '@/testing/fake-api';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { mediumTasks, openHome } from './testing/home-page';

const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', category: 'Energy' });
const herbs = taskOf('herbs', 'Medium', { name: 'Plant herbs', category: 'Food' });
const shirt = taskOf('shirt', 'Medium', { name: 'Mend a shirt', category: 'Waste', duration: 45 });
const goals = [bulbs, herbs, shirt];

const SENTENCE =
  "You don't have active tasks yet. Click the 'Manage and Add...' button to get started.";

/** Called for each element that the page observes, since jsdom has no layout. */
let seen: (() => void)[] = [];

beforeEach(() => {
  seen = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe: () => void;
      constructor(onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.observe = () => void seen.push(() => onChange([{ isIntersecting: true }]));
      }
      disconnect(): void {}
    },
  );
});

/** Scrolls to where the suggestions appear. */
async function scroll() {
  await waitFor(() => expect(seen).not.toEqual([]));
  act(() => seen.forEach((callback) => callback()));
}

/** The suggestions, once the member has scrolled to them. */
async function suggestions() {
  await scroll();
  return within(await (await mediumTasks()).findByRole('list', { name: 'Suggested tasks' }));
}

const addButton = async () =>
  (await suggestions()).getByRole('button', { name: /^Add ?Change the bulbs/ });

describe('an empty list of medium tasks', () => {
  it('asks for tasks to suggest once they come into view', async () => {
    const { calls } = openHome(accountWith('abc', ...goals));
    const list = await mediumTasks();
    expect(list.getByText(SENTENCE)).toBeInTheDocument();
    const manage = screen.getAllByRole('link', { name: 'Manage and Add...' });
    const hrefs = manage.map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/mediumtasks', '/strategictasks']);
    const asked = () => calls.filter(({ variables }) => variables['difficulty'] === 'Medium');
    expect(asked()).toEqual([]);
    await suggestions();
    expect(asked()).toHaveLength(1);
    expect(list.getByText(SENTENCE)).toBeInTheDocument();
  });

  it('adds a suggestion by keyboard, keeps focus in the list and can be undone', async () => {
    const api = accountWith('abc', bulbs);
    openHome(api);
    (await addButton()).focus();
    await userEvent.keyboard('{Enter}');
    const list = await mediumTasks();
    const card = await list.findByRole('article', { name: 'Change the bulbs' });
    expect(document.activeElement).toContainElement(card);
    expect(document.body).not.toHaveFocus();
    expect(list.queryByRole('list', { name: 'Suggested tasks' })).toBeNull();
    expect(await messages().findByText('“Change the bulbs” is on your list.')).toBeInTheDocument();
    expect(api.selections.has(goalSelectionId('a1', 'bulbs'))).toBe(true);
    await undo();
    await waitFor(() => expect(list.queryByRole('article')).toBeNull());
    expect(list.getByText(SENTENCE)).toBeInTheDocument();
    await waitFor(() => expect(api.selections.has(goalSelectionId('a1', 'bulbs'))).toBe(false));
  });

  it.each([
    ['has nothing', accountWith('abc'), []],
    ['can’t be loaded', accountWith('abc', ...goals), ['Tasks']],
  ])('suggests nothing if the catalog %s', async (_, api, failing) => {
    const { calls } = openHome(api, api.answers(failing));
    await scroll();
    const list = await mediumTasks();
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('Tasks'));
    await act(async () => {});
    expect(list.queryByRole('list', { name: 'Suggested tasks' })).toBeNull();
    expect(list.getByText(SENTENCE)).toBeInTheDocument();
  });
});

it.each([
  [1, true],
  [2, true],
  [3, false],
])('a list of %i goals ends with ‘Add another’: %s', async (count, has) => {
  const api = accountWith('abc', ...goals);
  for (const { id } of goals.slice(0, count)) api.putOnList(id);
  openHome(api);
  const list = await mediumTasks();
  expect(await list.findAllByRole('article')).toHaveLength(count);
  const items = list.getAllByRole('listitem');
  expect(items).toHaveLength(has ? count + 1 : count);
  const another = within(items.at(-1) ?? document.body).queryAllByRole('link', {
    name: /^Add another ?medium task$/,
  });
  expect(another.map((link) => link.getAttribute('href'))).toEqual(has ? ['/mediumtasks'] : []);
});
