import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages, press, undo } from '@/testing/messages';
import { accountWith, REFUSAL } from '@/testing/fake-api';
import { asideIds } from '@/domain/actions/daily';
import { complete, refresh as refreshing, renew } from '@/domain/actions/testing/members';
import { DAY_MS, MINUTE_MS } from '@/domain/instant';
import {
  choose,
  dailyCards,
  dailyNames,
  expectScore,
  firstDaily,
  markComplete,
  openHome,
  refresh,
} from '@/pages/member/home/testing/home-page';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { translatePage } from '@/testing/translate-page';

it('undoing a refresh with the keyboard keeps focus in the daily tasks', async () => {
  openHome(accountWith());
  await dailyCards();
  await refresh();
  expect(await messages().findByText('You have new daily tasks.')).toBeInTheDocument();
  const mark = (await firstDaily()).card.getByRole('button', { name: 'Mark Complete' });
  act(() => mark.focus());
  fireEvent.keyDown(mark, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(mark).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

it('a refresh can’t be undone once one of the new tasks is complete', async () => {
  openHome(accountWith());
  await dailyCards();
  await refresh();
  expect(await messages().findByText('You have new daily tasks.')).toBeInTheDocument();
  await markComplete((await firstDaily()).card);
  await waitFor(() => expect(messages().queryByText('You have new daily tasks.')).toBeNull());
});

/** Shows the page, or hides it as switching tabs does. */
function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(2 * MINUTE_MS));
const sleep = async () => void vi.setSystemTime(Date.now() + 2 * MINUTE_MS);

it.each([
  ['with the page open', 'visible', pass],
  ['while the page was hidden', 'hidden', pass],
  ['while the computer was asleep', 'hidden', sleep],
] as const)(
  'new tasks for a full day replace the old ones when their time runs out %s',
  async (...scenario) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const [, visibility, spend] = scenario;
    const api = accountWith();
    api.commit([renew(0, 'abc', Date.now() - DAY_MS + MINUTE_MS)]);
    openHome(api);
    const before = await dailyNames();
    setVisibility(visibility);
    await spend();
    setVisibility('visible');
    await waitFor(async () => expect(await dailyNames()).not.toEqual(before));
    expect(screen.getByRole('timer')).toHaveTextContent(/^(24h 0m 0s|23h 59m \d+s)$/);
    const stored = () => [...api.selections.values()].map(({ taskId }) => `Task ${taskId}`);
    const after = await dailyNames();
    await waitFor(() => expect(stored()).toEqual(after));
  },
);

it('Tasks that couldn’t be assigned are reported, and assigned on the next try', async () => {
  const api = accountWith();
  openHome(api, api.answers(['Commit']));
  expect(await screen.findByText('Error assigning daily tasks')).toBeInTheDocument();
  stubDataApi(api.answers());
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await dailyCards()).toHaveLength(3);
  expect(screen.queryByText('Error assigning daily tasks')).toBeNull();
});

describe('a daily task that an admin deletes while it is shown', () => {
  /** Opens a home, deletes the first task, and completes it. */
  async function completeDeleted(isSwapRefused: boolean) {
    const api = accountWith();
    openHome(api);
    const { card, name } = await firstDaily();
    const others = (await dailyNames()).slice(1);
    const at = api.tasks.findIndex((task) => task.name === name);
    const [gone] = api.tasks.splice(at, 1);
    const { Commit, ...answers } = api.answers();
    let commits = 0;
    stubDataApi({
      ...answers,
      Commit: (commit) => (++commits === 2 && isSwapRefused ? REFUSAL : (Commit?.(commit) ?? {})),
    });
    await markComplete(card);
    expect(await screen.findByText(`“${name}” is no longer available.`)).toBeInTheDocument();
    await waitFor(async () => expect(await dailyNames()).not.toContain(name));
    return { api, gone, others };
  }

  it('is replaced by another one', async () => {
    const { api, gone, others } = await completeDeleted(false);
    expect((await dailyNames()).slice(1)).toEqual(others);
    await expectScore(0, 0);
    const stored = () => [...api.selections.values()].map(({ taskId }) => taskId);
    await waitFor(() => expect(stored()).not.toContain(gone?.id));
  });

  it('is replaced along with the whole set if the swap is refused', async () => {
    await completeDeleted(true);
    expect(await dailyCards()).toHaveLength(3);
    expect(screen.getByRole('timer')).toHaveTextContent(/^(24h 0m 0s|23h 59m \d+s)$/);
  });
});

it.each([
  ['I already do this', 'doing', 'Nice! “Task b” is set aside. Here’s “Task d”.'],
  ['Not for me', 'unsuited', '“Task b” is set aside. Here’s “Task d”.'],
])('“%s” sets a task aside and shows another, and can be undone', async (entry, reason, text) => {
  const api = accountWith('abcd');
  api.commit([renew(0, 'abc', Date.now())]);
  openHome(api);
  await choose('Task b', entry);
  expect(await messages().findByText(text)).toBeVisible();
  expect(await dailyNames()).toEqual(['Task a', 'Task d', 'Task c']);
  const { record } = api.member();
  expect([record.set.tasks, record.aside]).toMatchObject([
    ['a', 'd', 'c'],
    [{ taskId: 'b', reason }],
  ]);
  await undo();
  expect(await messages().findByText('“Task b” is back.')).toBeVisible();
  expect(await dailyNames()).toEqual(['Task a', 'Task b', 'Task c']);
  expect(asideIds(api.member())).toEqual([]);
});

describe('an undo says why it is too late', () => {
  const setOf = (api: ReturnType<typeof accountWith>) => api.member().record.set;

  it('if another device has completed the task of a swap', async () => {
    const api = accountWith('abcd');
    api.commit([renew(0, 'abc', Date.now())]);
    openHome(api);
    await choose('Task b', 'Swap for another');
    await waitFor(() => expect(setOf(api).tasks).toEqual(['a', 'd', 'c']));
    api.commit([complete(taskOf('d'), Date.now())]);
    await undo();
    const text = '“Task d” is complete, so the swap can’t be undone.';
    expect(await messages().findByText(text)).toBeVisible();
  });

  it('if another device has refreshed the tasks since', async () => {
    const api = accountWith('abcdef');
    api.commit([renew(0, 'abc', Date.now() - MINUTE_MS)]);
    openHome(api);
    await refresh();
    await waitFor(() => expect(setOf(api).number).toBe(2));
    api.commit([refreshing(2, 'cba', Date.now())]);
    await undo();
    expect(await messages().findByText(/^Your daily tasks have changed since,/)).toBeVisible();
    await waitFor(async () => expect(await dailyNames()).toEqual(['Task c', 'Task b', 'Task a']));
  });
});

it('completions, refreshes and swaps work and count on a page that a browser translates', async () => {
  openHome(accountWith());
  const { card, name } = await firstDaily();
  translatePage();
  const expectCounted = async (done: number) => {
    await expectScore(10 * done, done);
    expect(await screen.findByText(`${done} of 3 done today`)).toBeVisible();
  };
  for (const undoIt of [undo, () => press(card.getByRole('button', { name: /^Undo/ }))]) {
    await markComplete(card);
    expect(await messages().findByText(/: \+10 points/)).toBeVisible();
    await expectCounted(1);
    await undoIt();
    await expectCounted(0);
  }
  const before = await dailyNames();
  await refresh();
  expect(await messages().findByText('You have new daily tasks.')).toBeVisible();
  await undo();
  expect(await messages().findByText('Your earlier tasks are back.')).toBeVisible();
  expect(await dailyNames()).toEqual(before);
  await choose(name ?? '', 'Swap for another');
  await waitFor(async () => expect(await dailyNames()).not.toContain(name));
  expect(await dailyCards()).toHaveLength(3);
});
