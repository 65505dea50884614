import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteAction, notesOf } from '@/data/actions/notes';
import { noteHeld } from '@/data/actions/testing/note-held';
import { complete, renew } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { clearAccountCache, isRemembered } from '@/lib/account-cache';
import { readNote, refusedKey } from '@/lib/notes';
import { UserLandingPage } from '@/pages/member/home/user-landing';
import { setOnline } from '@/testing/connection';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { useSending } from './use-sending';

const dailies = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => taskOf(id));

/** An account that has its daily tasks already. */
function apiWithSet(): FakeApi {
  const api = new FakeApi([...dailies]);
  api.commit([renew(0, 'abc', Date.now())]);
  return api;
}

function Page() {
  useSending();
  return <UserLandingPage />;
}

const open = () => renderMemberPage({ path: '/userlanding', page: <Page /> });
const region = (name: string) => within(screen.getByRole('region', { name }));
const scoreBar = () => screen.findByRole('link', { name: /SusScore/ });

async function firstCard() {
  await screen.findByRole('region', { name: 'Your Daily Tasks' });
  const [card] = await region('Your Daily Tasks').findAllByRole('article');
  if (!card) throw new Error('no card');
  return within(card);
}

async function mark(card: ReturnType<typeof within>) {
  await userEvent.click(card.getByRole('button', { name: 'Mark Complete' }));
  expect(await card.findByRole('button', { name: 'Task Complete' })).toBeDisabled();
}

/** Answers as without a connection. */
const unreachable = () => stubDataApi({});

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
});

// Queries of other tests would wait for a connection too.
afterEach(() => {
  localStorage.clear();
  setOnline(true);
});

describe('Without a connection', () => {
  it('a completion waits, is marked, and is recorded with its time once there is one', async () => {
    const api = apiWithSet();
    stubDataApi(api.answers());
    open();
    const card = await firstCard();
    setOnline(false);
    unreachable();
    await mark(card);
    const action = notesOf('a1')[0]?.action;
    expect(card.getByText('Waiting for a connection')).toBeVisible();
    expect(screen.getByText('1 change is waiting for a connection')).toBeVisible();
    expect(await screen.findByText(/\+10 points\. Saved on this device/)).toBeVisible();
    expect(await scoreBar()).toHaveTextContent(/SusScore 10.*Level 1/);
    expect(api.completions.size).toBe(0);

    stubDataApi(api.answers());
    setOnline(true);
    expect(
      await screen.findByText('The change that waited for a connection is saved.'),
    ).toBeVisible();
    const [row] = api.completions.values();
    expect(Date.parse(String(row?.['completedDate']))).toBe(
      action?.kind === 'complete' && action.doneAt,
    );
    expect(api.profile?.level).toBe(1);
    expect(notesOf('a1')).toEqual([]);
    expect(card.queryByText('Waiting for a connection')).toBeNull();
    expect(await scoreBar()).toHaveTextContent(/SusScore 10.*Level 1/);
  });

  it('taking back what waits counts for nothing once there is one', async () => {
    const api = apiWithSet();
    stubDataApi(api.answers());
    open();
    const card = await firstCard();
    setOnline(false);
    unreachable();
    await mark(card);
    const undo = card.getByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(undo);
    expect(await card.findByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    expect(notesOf('a1')).toHaveLength(2);
    expect(screen.queryByText(/waiting for a connection/)).toBeNull();
    expect(await scoreBar()).toHaveTextContent(/SusScore 0.*Level 0/);
    stubDataApi(api.answers());
    setOnline(true);
    await waitFor(() => expect(notesOf('a1')).toEqual([]));
    expect([api.completions.size, api.profile?.level]).toEqual([0, 0]);
  });

  it('an undo waits, and lowers the level once there is a connection', async () => {
    const api = apiWithSet();
    stubDataApi(api.answers());
    open();
    const card = await firstCard();
    await mark(card);
    await waitFor(() => expect(api.profile?.level).toBe(1));
    await waitFor(() => expect(notesOf('a1')).toEqual([]));
    setOnline(false);
    unreachable();
    const undo = card.getByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(undo);
    expect(await card.findByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    expect(await card.findByText('Waiting for a connection')).toBeVisible();
    expect(api.completions.size).toBe(1);
    stubDataApi(api.answers());
    setOnline(true);
    await waitFor(() => expect(api.completions.size).toBe(0));
    await waitFor(() => expect(api.profile?.level).toBe(0));
  });

  it('what waits is there at the next visit, and says so', async () => {
    const api = apiWithSet();
    stubDataApi(api.answers());
    const page = open();
    const card = await firstCard();
    await waitFor(() => expect(isRemembered('a1', 'snapshot')).toBe(true));
    setOnline(false);
    unreachable();
    await mark(card);
    page.unmount();
    open();
    const again = await firstCard();
    expect(again.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(again.getByText('Waiting for a connection')).toBeVisible();
    expect(await scoreBar()).toHaveTextContent(/SusScore 10.*Level 1/);
  });

  it('a change that the browser can’t keep is refused', async () => {
    stubDataApi(apiWithSet().answers());
    open();
    const card = await firstCard();
    setOnline(false);
    unreachable();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    await userEvent.click(card.getByRole('button', { name: 'Mark Complete' }));
    expect(await screen.findByText(/No room for more changes until you’re online/)).toBeVisible();
    expect(card.getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    expect(await scoreBar()).toHaveTextContent(/SusScore 0.*Level 0/);
  });
});

describe('What waits', () => {
  it('stays when the server can’t be reached, and goes out when the member returns', async () => {
    const api = apiWithSet();
    stubDataApi(api.answers());
    open();
    const card = await firstCard();
    unreachable();
    await mark(card);
    expect(await card.findByText('Waiting for a connection')).toBeVisible();
    expect(await screen.findByText(/Saved on this device/)).toBeVisible();
    stubDataApi(api.answers());
    act(() => void dispatchEvent(new Event('focus')));
    await waitFor(() => expect(api.completions.size).toBe(1));
    await waitFor(() => expect(notesOf('a1')).toEqual([]));
    expect(api.profile?.level).toBe(1);
  });

  it('doesn’t include what this page is sending: that makes nothing else wait', async () => {
    const api = apiWithSet();
    const { Commit, ...answers } = api.answers();
    const held = deferred<void>();
    stubDataApi({
      ...answers,
      Commit: async (variables) => held.promise.then(() => Commit?.(variables) ?? {}),
    });
    open();
    await mark(await firstCard());
    act(() => void dispatchEvent(new Event('focus')));
    const [, second] = region('Your Daily Tasks').getAllByRole('article');
    if (!second) throw new Error('no second card');
    await mark(within(second));
    expect(notesOf('a1')).toMatchObject([{ isHeld: false }, { isHeld: false }]);
    held.resolve();
    await waitFor(() => expect(notesOf('a1')).toEqual([]));
    expect(api.completions.size).toBe(2);
  });

  it('doesn’t keep the page waiting while it is sent', async () => {
    const api = apiWithSet();
    const { Commit, ...answers } = api.answers();
    const held = deferred<void>();
    const calls = stubDataApi({
      ...answers,
      Commit: async (variables) => held.promise.then(() => Commit?.(variables) ?? {}),
    });
    const [task = taskOf('a')] = dailies;
    noteHeld('a1', complete(task, Date.now() - 1000));
    open();
    const card = await firstCard();
    await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('Commit'));
    expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(card.getByText('Waiting for a connection')).toBeVisible();
    held.resolve();
    await waitFor(() => expect(card.queryByText('Waiting for a connection')).toBeNull());
    await waitFor(() => expect(api.profile?.level).toBe(1));
    expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
  });

  // A page that was left before the response noted it.
  it('is sent by the next visit, and again by the one after if the server can’t be reached', async () => {
    const api = apiWithSet();
    const at = Date.now() - 1000;
    noteAction('a1', complete(taskOf('a'), at));
    const { Commit: _, ...withoutCommit } = api.answers();
    stubDataApi(withoutCommit);
    const page = open();
    await firstCard();
    await waitFor(() => expect(notesOf('a1')).toHaveLength(1));
    page.unmount();
    expect(notesOf('a1')).toHaveLength(1);
    stubDataApi(api.answers());
    open();
    await firstCard();
    await waitFor(() => expect(api.completions.size).toBe(1));
    const [row] = api.completions.values();
    expect(Date.parse(String(row?.['completedDate']))).toBe(at);
    expect(
      await screen.findByText('The change that waited for a connection is saved.'),
    ).toBeVisible();
  });

  it('and can’t be recorded is reported in a sentence until the member dismisses it', async () => {
    const api = apiWithSet();
    const gone = taskOf('gone', 'Daily', { name: 'Ride a bike', score: 20 });
    noteHeld('a1', complete(gone, Date.now()));
    stubDataApi(api.answers());
    const page = open();
    const sentence =
      '“Ride a bike” is no longer available, so it wasn’t recorded. Its 20 points don’t count.';
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(notesOf('a1')).toEqual([]);
    expect(api.profile?.level).toBe(0);
    page.unmount();
    // The server has ended the session.
    clearAccountCache();
    open();
    expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(sentence)).toBeNull();
    expect(readNote(refusedKey('a1'))).toBeNull();
  });

  it('and can’t be recorded waits on while the storage has no room to say so', async () => {
    const api = apiWithSet();
    const gone = taskOf('gone', 'Daily', { name: 'Ride a bike', score: 20 });
    noteHeld('a1', complete(gone, Date.now()));
    stubDataApi(api.answers());
    const page = open();
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    await waitFor(() => expect(setItem).toHaveBeenCalledWith(refusedKey('a1'), expect.anything()));
    page.unmount();
    expect(notesOf('a1')).toHaveLength(1);
    setItem.mockRestore();
    open();
    expect(await screen.findByText(/“Ride a bike” is no longer available/)).toBeVisible();
    expect(notesOf('a1')).toEqual([]);
  });

  it('for another account is neither shown nor sent', async () => {
    const api = apiWithSet();
    noteHeld('b1', complete(taskOf('a'), Date.now()));
    const calls = stubDataApi(api.answers());
    open();
    await firstCard();
    expect(screen.queryByText(/waiting for a connection/)).toBeNull();
    expect(calls.map(({ operation }) => operation)).not.toContain('Commit');
    expect(notesOf('b1')).toHaveLength(1);
  });
});
