import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserLandingPage } from './user-landing';

const dailies = ['a', 'b', 'c'].map((id) => taskOf(id));
const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', category: 'Energy' });
const herbs = taskOf('herbs', 'Medium', { name: 'Plant herbs', category: 'Food' });
const shirt = taskOf('shirt', 'Medium', { name: 'Mend a shirt', category: 'Waste', duration: 45 });
const goals = [bulbs, herbs, shirt];

const SENTENCE =
  "You don't have active tasks yet. Click the 'Manage and Add...' button to get started.";

/** Called for each element that the page observes, whose layout jsdom doesn't know. */
let seen: (() => void)[] = [];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
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
afterEach(() => void vi.unstubAllGlobals());

function apiWith(tasks: readonly (typeof bulbs)[], selected: readonly (typeof bulbs)[] = []) {
  const api = new FakeApi([...dailies, ...tasks]);
  for (const { id: taskId } of selected) {
    const id = goalSelectionId('a1', taskId);
    api.selections.set(id, { id, taskId, selectionDate: '2025-06-01T00:00:00.000Z' });
  }
  return api;
}

async function openList(name = 'Do a Little More') {
  renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  return within(await screen.findByRole('region', { name }));
}

/** The suggestions, once the member has scrolled to them. */
async function suggestionsIn(list: Awaited<ReturnType<typeof openList>>) {
  await waitFor(() => expect(seen).not.toEqual([]));
  act(() => seen.forEach((one) => one()));
  return within(await list.findByRole('list', { name: 'Suggested tasks' }));
}

const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

describe('an empty list of medium tasks', () => {
  it('asks for tasks to suggest once they come into view', async () => {
    const calls = stubDataApi(apiWith(goals).answers());
    const list = await openList();
    expect(list.getByText(SENTENCE)).toBeInTheDocument();
    const asked = () => calls.filter(({ variables }) => variables['difficulty'] === 'Medium');
    expect(asked()).toEqual([]);
    await suggestionsIn(list);
    expect(asked()).toHaveLength(1);
    expect(list.getByText(SENTENCE)).toBeInTheDocument();
  });

  it('suggests two, those of interest first, with points and how long they count', async () => {
    const api = apiWith(goals);
    api.profile = { level: 0, interests: ['Waste'] };
    stubDataApi(api.answers());
    const suggestions = await suggestionsIn(await openList());
    const [first, ...others] = suggestions.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Mend a shirtScore: 10 · Counts for 45 days/);
    expect(others).toHaveLength(1);
  });

  it('takes a suggestion, which can be undone', async () => {
    const api = apiWith([bulbs]);
    stubDataApi(api.answers());
    const user = userEvent.setup();
    const list = await openList();
    const suggestions = await suggestionsIn(list);
    await user.click(suggestions.getByRole('button', { name: /^Add ?Change the bulbs/ }));
    expect(await list.findByRole('article', { name: 'Change the bulbs' })).toBeInTheDocument();
    expect(list.queryByRole('list', { name: 'Suggested tasks' })).toBeNull();
    expect(await messages().findByText('“Change the bulbs” is on your list.')).toBeInTheDocument();
    expect(api.selections.has(goalSelectionId('a1', 'bulbs'))).toBe(true);

    const undo = messages().getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await user.click(undo);
    await waitFor(() => expect(list.queryByRole('article')).toBeNull());
    expect(list.getByText(SENTENCE)).toBeInTheDocument();
    await waitFor(() => expect(api.selections.has(goalSelectionId('a1', 'bulbs'))).toBe(false));
  });

  it('keeps the keyboard focus in the list when a suggestion is taken', async () => {
    stubDataApi(apiWith([bulbs]).answers());
    const user = userEvent.setup();
    const list = await openList();
    const suggestions = await suggestionsIn(list);
    suggestions.getByRole('button', { name: /^Add ?Change the bulbs/ }).focus();
    await user.keyboard('{Enter}');
    const card = await list.findByRole('article', { name: 'Change the bulbs' });
    expect(document.activeElement).toContainElement(card);
    expect(document.body).not.toHaveFocus();
  });

  it('says that a suggestion couldn’t be added, and suggests it again', async () => {
    stubDataApi(apiWith([bulbs]).answers(['Commit']));
    const list = await openList();
    const suggestions = await suggestionsIn(list);
    await userEvent.click(suggestions.getByRole('button', { name: /^Add ?Change the bulbs/ }));
    expect(await messages().findByText(/^Couldn’t add “Change the bulbs”\./)).toBeInTheDocument();
    expect(list.queryByRole('article')).toBeNull();
    expect((await suggestionsIn(list)).getAllByRole('listitem')).toHaveLength(1);
  });

  it('suggests nothing where the catalog has nothing, or can’t be loaded', async () => {
    stubDataApi(apiWith(goals).answers(['Tasks']));
    const list = await openList();
    await waitFor(() => expect(seen).not.toEqual([]));
    act(() => seen.forEach((one) => one()));
    expect(list.queryByRole('list', { name: 'Suggested tasks' })).toBeNull();
    expect(list.getByText(SENTENCE)).toBeInTheDocument();
  });
});

describe('a short list of goals', () => {
  it.each([1, 2])('ends with ‘Add another’ after %i', async (count) => {
    stubDataApi(apiWith(goals, goals.slice(0, count)).answers());
    const list = await openList();
    expect(await list.findAllByRole('article')).toHaveLength(count);
    const items = list.getAllByRole('listitem');
    expect(items).toHaveLength(count + 1);
    const another = within(items[count] ?? document.body).getByRole('link');
    expect(another).toHaveAccessibleName(/^Add another ?medium task$/);
    expect(another).toHaveAttribute('href', '/mediumtasks');
  });

  it('ends with the last card once it fills its row', async () => {
    stubDataApi(apiWith(goals, goals).answers());
    const list = await openList();
    expect(await list.findAllByRole('article')).toHaveLength(3);
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    expect(list.queryByRole('link', { name: /^Add another/ })).toBeNull();
  });
});
