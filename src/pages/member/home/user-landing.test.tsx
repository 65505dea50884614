import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages, press, undo } from '@/testing/messages';
import { DAY_MS, instantOf, MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { accountWith, type FakeApi } from '@/testing/fake-api';
import {
  dailyCards,
  expectScore,
  firstDaily,
  markComplete,
  mediumTasks,
  openHome,
} from './testing/home-page';

const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', score: 30, duration: 30 });
const bulbsRow = goalSelectionId('a1', bulbs.id);

function withGoal(): FakeApi {
  const api = accountWith('abcdef', bulbs);
  api.putOnList(bulbs.id);
  return api;
}

/** Stores a completion of the goal. */
function completeGoal(api: FakeApi, done: number, expires: number, createdAt = done): void {
  const [completedDate, expirationDate] = [instantOf(done), instantOf(expires)];
  const row = { taskId: bulbs.id, completedDate, expirationDate, createdAt: instantOf(createdAt) };
  api.completions.set('c', { id: 'c', ...row });
}

const goalCard = async () => within(await (await mediumTasks()).findByRole('article'));

const removeGoal = async () =>
  press(await (await mediumTasks()).findByRole('button', { name: /^Remove Task/ }));

const expectNoGoal = async () => {
  const list = await mediumTasks();
  await waitFor(() => expect(list.queryByRole('article')).toBeNull());
};

describe('the landing page', () => {
  it.each([
    ['no Undo for a completion recorded an hour ago', 0, 0],
    ['Undo for a backdated completion that was just recorded', 3_600_000, 1],
  ])('offers %s', async (_, recordedAfter, undos) => {
    const api = withGoal();
    const done = Date.now() - 3_600_000;
    completeGoal(api, done, done + DAY_MS, done + recordedAfter);
    openHome(api);
    const card = await goalCard();
    expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(card.queryAllByRole('button', { name: /^Undo/ })).toHaveLength(undos);
  });

  it('shows a task whose completion failed as open again, and says so', async () => {
    const api = accountWith();
    openHome(api);
    const { card } = await firstDaily();
    stubDataApi(api.answers(['Commit']));
    await markComplete(card);
    expect(await screen.findByText(/Couldn’t mark/)).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    await expectScore(0, 0);
  });

  it('keeps a goal off the list when it is removed while being put back', async () => {
    const api = withGoal();
    openHome(api);
    await dailyCards();
    await removeGoal();
    await messages().findByText(/from your list/);
    const held = deferred<void>();
    const { Commit, ...answers } = api.answers();
    stubDataApi({
      ...answers,
      Commit: (commit) => held.promise.then(() => Commit?.(commit) ?? {}),
    });
    await undo();
    await removeGoal();
    await expectNoGoal();
    // Waits for the message about the first removal to go, since the second one looks the same.
    await waitFor(() => expect(screen.queryByText(/from your list/)).toBeNull());
    held.resolve();
    expect(await screen.findByText(/from your list/)).toBeInTheDocument();
    expect(api.selections.has(bulbsRow)).toBe(false);
  });

  it('reopens a task and drops its points the moment its completion expires', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = withGoal();
    // Between two of the page's minutes.
    const expires = Date.now() + MINUTE_MS / 2;
    completeGoal(api, Date.parse('2025-06-01'), expires);
    openHome(api);
    const card = await goalCard();
    expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    // The clock also advances by itself, further on a slow machine.
    await act(() => vi.advanceTimersByTimeAsync(expires - 10 * SECOND_MS - Date.now()));
    expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    const bar = screen.getByRole('link', { name: /SusScore/ });
    expect(bar).not.toHaveTextContent('SusScore 0 ');
    await act(() => vi.advanceTimersByTimeAsync(expires + 50 - Date.now()));
    expect(card.getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    expect(bar).toHaveTextContent('SusScore 0 ');
  });

  it('removes a task that an admin deletes while it is shown, and reverts its completion', async () => {
    const api = withGoal();
    openHome(api);
    await dailyCards();
    const card = await goalCard();
    api.tasks.splice(api.tasks.indexOf(bulbs), 1);
    await markComplete(card);
    expect(await screen.findByText('“Change the bulbs” is no longer available.')).toBeVisible();
    await expectNoGoal();
    await expectScore(0, 0);
    expect([api.profile?.level, api.completions.size]).toEqual([0, 0]);
    // Its row goes with the next commit.
    await markComplete((await firstDaily()).card);
    await waitFor(() => expect(api.selections.has(bulbsRow)).toBe(false));
  });
});

it('a newcomer with a snapshot sees why the profile can’t be created again', async () => {
  const api = accountWith();
  const { unmount } = openHome(api);
  await dailyCards();
  unmount();
  api.profile = null;
  openHome(api, api.answers(['CreateProfile']));
  expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
  expect(screen.queryByText(/No profile found/)).toBeNull();
});
