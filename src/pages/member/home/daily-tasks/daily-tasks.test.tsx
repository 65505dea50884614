import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages, press, undo } from '@/testing/messages';
import { accountWith, REFUSAL } from '@/testing/fake-api';
import { asideIds } from '@/domain/actions/daily';
import { renew } from '@/domain/actions/testing/members';
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
import { stubDataApi } from '@/testing/data-api';

it('a refresh can’t be undone once one of the new tasks is complete', async () => {
  openHome(accountWith());
  await dailyCards();
  await refresh();
  expect(await messages().findByText('You have new daily tasks.')).toBeInTheDocument();
  await markComplete((await firstDaily()).card);
  await waitFor(() => expect(messages().queryByText('You have new daily tasks.')).toBeNull());
});

it('Tasks that couldn’t be assigned are reported, and assigned on the next try', async () => {
  const api = accountWith();
  openHome(api, api.answers(['Commit']));
  expect(await screen.findByText('Error assigning daily tasks')).toBeInTheDocument();
  stubDataApi(api.answers());
  await press(screen.getByRole('button', { name: 'Try again' }));
  expect(await dailyCards()).toHaveLength(3);
  expect(screen.queryByText('Error assigning daily tasks')).toBeNull();
});

describe('a daily task that an admin has deleted while it was shown', () => {
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

  it('gives its place to another one', async () => {
    const { api, gone, others } = await completeDeleted(false);
    expect((await dailyNames()).slice(1)).toEqual(others);
    await expectScore(0, 0);
    const stored = () => [...api.selections.values()].map(({ taskId }) => taskId);
    await waitFor(() => expect(stored()).not.toContain(gone?.id));
  });

  it('disappears with the whole set if no other one can take its place', async () => {
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
