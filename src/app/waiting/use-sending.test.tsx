import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '@/testing/messages';
import { notesOf } from '@/data/actions/notes';
import { noteHeld } from '@/data/actions/testing/note-held';
import { actionOf, complete, renew } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { clearAccountCache } from '@/lib/account-cache';
import { readNote, refusedKey } from '@/lib/notes';
import { dailyCards, firstDaily, markComplete } from '@/pages/member/home/testing/home-page';
import { deferred } from '@/testing/deferred';
import { accountWith, type FakeApi } from '@/testing/fake-api';
import { loseConnection, openSendingHome as open, reconnect } from './testing/sending-home';

const WAITING = 'Waiting for a connection';
const SAVED = 'The change that waited for a connection is saved.';

/** An account that already has its daily tasks. */
function apiWithSet(): FakeApi {
  const api = accountWith();
  api.commit([renew(0, 'abc', Date.now())]);
  return api;
}

const firstCard = async () => (await firstDaily()).card;

async function mark(card: ReturnType<typeof within>) {
  await markComplete(card);
  expect(await card.findByRole('button', { name: 'Task Complete' })).toBeDisabled();
}

const nothingWaits = () => waitFor(() => expect(notesOf('a1')).toEqual([]));

/** Holds back the responses to commits until they are released. */
function holdCommits(api: FakeApi) {
  const { Commit, ...answers } = api.answers();
  const held = deferred<void>();
  const commit = async (variables: Record<string, unknown>) =>
    held.promise.then(() => Commit?.(variables) ?? {});
  return { answers: { ...answers, Commit: commit }, release: () => held.resolve() };
}

describe('A waiting action', () => {
  const deleted = taskOf('deleted', 'Daily', { name: 'Ride a bike', score: 20 });

  it('isn’t one being sent, or one noted while another is being sent', async () => {
    const api = apiWithSet();
    const { answers, release } = holdCommits(api);
    open(api, answers);
    await mark(await firstCard());
    act(() => void dispatchEvent(new Event('focus')));
    const [, second] = await dailyCards();
    if (!second) throw new Error('no second card');
    await mark(within(second));
    expect(notesOf('a1')).toMatchObject([{ isHeld: false }, { isHeld: false }]);
    release();
    await nothingWaits();
    expect(api.completions.size).toBe(2);
  });

  it('doesn’t block the page while it is being sent', async () => {
    const api = apiWithSet();
    const { answers, release } = holdCommits(api);
    noteHeld('a1', complete(taskOf('a'), Date.now() - 1000));
    const { calls } = open(api, answers);
    const card = await firstCard();
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('Commit'));
    expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(card.getByText(WAITING)).toBeVisible();
    release();
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect([card.queryByText(WAITING), api.profile?.level]).toEqual([null, 1]);
    expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
  });

  it('that removes a task is announced, and takes effect once online', async () => {
    const bulbs = taskOf('bulbs', 'Medium');
    const api = accountWith('abc', bulbs);
    api.putOnList(bulbs.id);
    open(api);
    const remove = await screen.findByRole('button', { name: /^Remove Task/ });
    loseConnection();
    await press(remove);
    expect(await screen.findByText(/from your list\. Saved on this device\.$/)).toBeVisible();
    expect(screen.getByText('1 change is waiting for a connection')).toBeVisible();
    expect(api.member().goals).toHaveLength(1);
    reconnect(api);
    await nothingWaits();
    expect(api.member().goals).toEqual([]);
  });

  it('that is refused is reported until the member dismisses the message', async () => {
    const api = apiWithSet();
    noteHeld('a1', complete(deleted, Date.now()));
    const add = { kind: 'add', task: taskOf('bulbs', 'Medium'), goal: null } as const;
    noteHeld('a1', actionOf(add, Date.now() + 1));
    const page = open(api);
    const sentence =
      '“Ride a bike” is no longer available, so it wasn’t recorded. Its 20 points don’t count.';
    expect(await screen.findByText(sentence)).toBeVisible();
    const addedSentence = '“Task bulbs” is no longer available, so it wasn’t added to your list.';
    expect(await screen.findByText(addedSentence)).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Task bulbs' })).toBeNull();
    expect(notesOf('a1')).toEqual([]);
    expect(api.profile?.level).toBe(0);
    page.unmount();
    // The server has ended the session.
    clearAccountCache();
    open(api);
    expect(await screen.findByText(sentence)).toBeVisible();
    await press(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(readNote(refusedKey('a1'))).toBeNull();
  });
});
