import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noteAction, notesOf } from '@/data/actions/notes';
import { noteHeld } from '@/data/actions/testing/note-held';
import { complete, renew } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { clearAccountCache, isRemembered } from '@/lib/account-cache';
import { readNote, refusedKey } from '@/lib/notes';
import {
  accountWith,
  dailyCards,
  expectScore,
  firstDaily,
  markComplete,
  openHome,
  press,
} from '@/pages/member/home/testing/home-page';
import { UserLandingPage } from '@/pages/member/home/user-landing';
import { setOnline } from '@/testing/connection';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import type { FakeApi } from '@/testing/fake-api';
import { useSending } from './use-sending';

const WAITING = 'Waiting for a connection';
const SAVED = 'The change that waited for a connection is saved.';

/** An account that has its daily tasks already. */
function apiWithSet(): FakeApi {
  const api = accountWith();
  api.commit([renew(0, 'abc', Date.now())]);
  return api;
}

function Page() {
  useSending();
  return <UserLandingPage />;
}

const open = (api: FakeApi, answers = api.answers()) => openHome(api, answers, <Page />);
const firstCard = async () => (await firstDaily()).card;

async function mark(card: ReturnType<typeof within>) {
  await markComplete(card);
  expect(await card.findByRole('button', { name: 'Task Complete' })).toBeDisabled();
}

async function undo(card: ReturnType<typeof within>) {
  await press(card.getByRole('button', { name: /^Undo/ }));
  expect(await card.findByRole('button', { name: 'Mark Complete' })).toBeEnabled();
}

function loseConnection(): void {
  setOnline(false);
  stubDataApi({});
}

function reconnect(api: FakeApi): void {
  stubDataApi(api.answers());
  setOnline(true);
}

const nothingWaits = () => waitFor(() => expect(notesOf('a1')).toEqual([]));

/** Answers commits once they are released. */
function holding(api: FakeApi) {
  const { Commit, ...answers } = api.answers();
  const held = deferred<void>();
  const commit = async (variables: Record<string, unknown>) =>
    held.promise.then(() => Commit?.(variables) ?? {});
  return { answers: { ...answers, Commit: commit }, release: () => held.resolve() };
}

/** Lets the browser have no room for what is stored. */
const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });

describe('Without a connection', () => {
  it('a completion waits, is marked, and is recorded with its time once there is one', async () => {
    const api = apiWithSet();
    open(api);
    const card = await firstCard();
    loseConnection();
    await mark(card);
    const action = notesOf('a1')[0]?.action;
    expect(card.getByText(WAITING)).toBeVisible();
    expect(screen.getByText('1 change is waiting for a connection')).toBeVisible();
    expect(await screen.findByText(/\+10 points\. Saved on this device/)).toBeVisible();
    await expectScore(10, 1);
    expect(api.completions.size).toBe(0);

    reconnect(api);
    expect(await screen.findByText(SAVED)).toBeVisible();
    const [row] = api.completions.values();
    expect(Date.parse(String(row?.['completedDate']))).toBe(
      action?.kind === 'complete' && action.doneAt,
    );
    expect(api.profile?.level).toBe(1);
    expect(notesOf('a1')).toEqual([]);
    expect(card.queryByText(WAITING)).toBeNull();
    await expectScore(10, 1);
  });

  it('taking back what waits counts for nothing once there is one', async () => {
    const api = apiWithSet();
    open(api);
    const card = await firstCard();
    loseConnection();
    await mark(card);
    await undo(card);
    expect(notesOf('a1')).toHaveLength(2);
    expect(screen.queryByText(/waiting for a connection/)).toBeNull();
    await expectScore(0, 0);
    reconnect(api);
    await nothingWaits();
    expect([api.completions.size, api.profile?.level]).toEqual([0, 0]);
  });

  it('an undo waits, and lowers the level once there is a connection', async () => {
    const api = apiWithSet();
    open(api);
    const card = await firstCard();
    await mark(card);
    await waitFor(() => expect(api.profile?.level).toBe(1));
    await nothingWaits();
    loseConnection();
    await undo(card);
    expect(await card.findByText(WAITING)).toBeVisible();
    expect(api.completions.size).toBe(1);
    reconnect(api);
    await waitFor(() => expect(api.completions.size).toBe(0));
    await waitFor(() => expect(api.profile?.level).toBe(0));
  });

  it('what waits is there at the next visit, and says so', async () => {
    const api = apiWithSet();
    const page = open(api);
    const card = await firstCard();
    await waitFor(() => expect(isRemembered('a1', 'snapshot')).toBe(true));
    loseConnection();
    await mark(card);
    page.unmount();
    open(api, {});
    const again = await firstCard();
    expect(again.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(again.getByText(WAITING)).toBeVisible();
    await expectScore(10, 1);
  });

  it('a change that the browser can’t keep is refused', async () => {
    open(apiWithSet());
    const card = await firstCard();
    loseConnection();
    fillStorage();
    await markComplete(card);
    expect(await screen.findByText(/No room for more changes until you’re online/)).toBeVisible();
    expect(card.getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    await expectScore(0, 0);
  });
});

describe('What waits', () => {
  const gone = taskOf('gone', 'Daily', { name: 'Ride a bike', score: 20 });

  it('stays when the server can’t be reached, and goes out when the member returns', async () => {
    const api = apiWithSet();
    open(api);
    const card = await firstCard();
    stubDataApi({});
    await mark(card);
    expect(await card.findByText(WAITING)).toBeVisible();
    expect(await screen.findByText(/Saved on this device/)).toBeVisible();
    stubDataApi(api.answers());
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(api.completions.size).toBe(1));
    await nothingWaits();
    expect(api.profile?.level).toBe(1);
  });

  it('doesn’t include what this page is sending: that makes nothing else wait', async () => {
    const api = apiWithSet();
    const { answers, release } = holding(api);
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

  it('doesn’t keep the page waiting while it is sent', async () => {
    const api = apiWithSet();
    const { answers, release } = holding(api);
    noteHeld('a1', complete(taskOf('a'), Date.now() - 1000));
    const { calls } = open(api, answers);
    const card = await firstCard();
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('Commit'));
    expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(card.getByText(WAITING)).toBeVisible();
    release();
    await waitFor(() => expect(card.queryByText(WAITING)).toBeNull());
    await waitFor(() => expect(api.profile?.level).toBe(1));
    expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
  });

  // A page that was left before the response noted it.
  it('is sent by the next visit, and again by the one after if the server can’t be reached', async () => {
    const api = apiWithSet();
    const at = Date.now() - 1000;
    noteAction('a1', complete(taskOf('a'), at));
    const { Commit: _, ...withoutCommit } = api.answers();
    const page = open(api, withoutCommit);
    await firstCard();
    await waitFor(() => expect(notesOf('a1')).toHaveLength(1));
    page.unmount();
    expect(notesOf('a1')).toHaveLength(1);
    open(api);
    await firstCard();
    await waitFor(() => expect(api.completions.size).toBe(1));
    const [row] = api.completions.values();
    expect(Date.parse(String(row?.['completedDate']))).toBe(at);
    expect(await screen.findByText(SAVED)).toBeVisible();
  });

  it('and can’t be recorded is reported in a sentence until the member dismisses it', async () => {
    const api = apiWithSet();
    noteHeld('a1', complete(gone, Date.now()));
    const page = open(api);
    const sentence =
      '“Ride a bike” is no longer available, so it wasn’t recorded. Its 20 points don’t count.';
    expect(await screen.findByText(sentence)).toBeVisible();
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

  it('and can’t be recorded waits on while the storage has no room to say so', async () => {
    const api = apiWithSet();
    noteHeld('a1', complete(gone, Date.now()));
    const page = open(api);
    const setItem = fillStorage();
    await waitFor(() => expect(setItem).toHaveBeenCalledWith(refusedKey('a1'), expect.anything()));
    page.unmount();
    expect(notesOf('a1')).toHaveLength(1);
    setItem.mockRestore();
    open(api);
    expect(await screen.findByText(/“Ride a bike” is no longer available/)).toBeVisible();
    expect(notesOf('a1')).toEqual([]);
  });

  it('for another account is neither shown nor sent', async () => {
    const api = apiWithSet();
    noteHeld('b1', complete(taskOf('a'), Date.now()));
    const { calls } = open(api);
    await firstCard();
    expect(screen.queryByText(/waiting for a connection/)).toBeNull();
    expect(calls.map(({ operation }) => operation)).not.toContain('Commit');
    expect(notesOf('b1')).toHaveLength(1);
  });
});
