import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { complete } from '@/domain/actions/testing/members';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserLandingPage } from './user-landing';

const bulbs = taskOf('bulbs', 'Medium', { name: 'Change the bulbs', score: 30, duration: 30 });
const dailies = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => taskOf(id));

const open = () => renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
const section = (name: string) => screen.findByRole('region', { name });
const dailyCards = async () => within(await section('Your Daily Tasks')).findAllByRole('article');
const scoreBar = () => screen.findByRole('link', { name: /SusScore/ });

/** The message's button, once a click can't be meant for what was there before. */
async function messageUndo(): Promise<HTMLElement> {
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  const button = await messages.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
}

function withGoal(): FakeApi {
  const api = new FakeApi([...dailies, bulbs]);
  const id = goalSelectionId('a1', bulbs.id);
  api.selections.set(id, { id, taskId: bulbs.id, selectionDate: '2025-06-01T00:00:00.000Z' });
  return api;
}

beforeEach(() => {
  delete document.documentElement.dataset['units'];
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
});

afterEach(() => void vi.useRealTimers());

describe('the landing page', () => {
  it('assigns three daily tasks at the first visit and counts down from 24 hours', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers());
    open();
    expect(await dailyCards()).toHaveLength(3);
    expect(api.selections.size).toBe(3);
    expect(screen.getByRole('timer')).toHaveTextContent(/^(24h 0m 0s|23h 59m \d+s)$/);
    for (const card of await dailyCards()) {
      expect(within(card).getByText('Score: 10')).toBeInTheDocument();
      expect(within(card).queryByRole('button', { name: 'Remove Task' })).toBeNull();
    }
  });

  it('shows amounts in the units that the profile stores', async () => {
    const api = new FakeApi([...dailies]);
    api.profile = { level: 0, units: 'Metric' };
    stubDataApi(api.answers());
    open();
    await dailyCards();
    await waitFor(() => expect(document.documentElement.dataset['units']).toBe('Metric'));
  });

  it('says what to do where a list is empty', async () => {
    stubDataApi(new FakeApi([...dailies]).answers());
    open();
    for (const [name, path] of [
      ['Do a Little More', '/mediumtasks'],
      ['Long Term Goals', '/strategictasks'],
    ] as const) {
      const list = within(await section(name));
      expect(
        list.getByText(
          "You don't have active tasks yet. Click the 'Manage and Add...' button to get started.",
        ),
      ).toBeInTheDocument();
      expect(list.getByRole('link', { name: 'Manage and Add...' })).toHaveAttribute('href', path);
    }
  });

  it('completes a task, moves score and level, and takes it back', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers());
    open();
    const user = userEvent.setup();
    const [card] = await dailyCards();
    if (!card) throw new Error('no card');
    await user.click(within(card).getByRole('button', { name: 'Mark Complete' }));
    expect(await within(card).findByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(await scoreBar()).toHaveTextContent(/SusScore 10.*Level 1/);
    await user.click(await messageUndo());
    expect(await within(card).findByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    await waitFor(() => expect(api.completions.size).toBe(0));
    expect(await scoreBar()).toHaveTextContent(/SusScore 0.*Level 0/);
  });

  it('takes a completion back on its card, without the message', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers());
    open();
    const user = userEvent.setup();
    const [card] = await dailyCards();
    if (!card) throw new Error('no card');
    const name = within(card).getByRole('heading').textContent;
    const undoName = { name: /^Undo ?Task/ };
    expect(within(card).queryByRole('button', undoName)).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Mark Complete' }));
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(await messages.findByRole('button', { name: 'Dismiss message' }));
    const undo = within(card).getByRole('button', undoName);
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'));
    await user.click(undo);
    expect(await messages.findByText(`“${name}” is no longer marked complete.`)).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    expect(api.completions.size).toBe(0);
    expect(await scoreBar()).toHaveTextContent(/SusScore 0.*Level 0/);
  });

  it.each([
    ['no Undo on the card of a completion that was recorded an hour ago', 0, 0],
    [
      'Undo on the card of one that was just recorded, although it is dated earlier',
      60 * 60_000,
      1,
    ],
  ])('offers %s', async (_, recordedAfter, undos) => {
    const api = withGoal();
    const done = Date.now() - 60 * 60_000;
    api.completions.set('c', {
      id: 'c',
      taskId: bulbs.id,
      completedDate: new Date(done).toISOString(),
      expirationDate: new Date(done + DAY_MS).toISOString(),
      createdAt: new Date(done + recordedAfter).toISOString(),
    });
    stubDataApi(api.answers());
    open();
    const card = await within(await section('Do a Little More')).findByRole('article');
    expect(within(card).getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    expect(within(card).queryAllByRole('button', { name: /^Undo/ })).toHaveLength(undos);
  });

  it('shows a completion that failed as open again, and says so', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers());
    open();
    const [card] = await dailyCards();
    if (!card) throw new Error('no card');
    stubDataApi(api.answers(['Commit']));
    await userEvent.click(within(card).getByRole('button', { name: 'Mark Complete' }));
    expect(await screen.findByText(/Couldn’t mark/)).toBeInTheDocument();
    expect(within(card).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    expect(await scoreBar()).toHaveTextContent(/SusScore 0.*Level 0/);
  });

  it('gives other tasks when they are refreshed', async () => {
    stubDataApi(new FakeApi([...dailies]).answers());
    open();
    const names = async () =>
      (await dailyCards()).map((card) => within(card).getByRole('heading').textContent);
    const before = await names();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Daily Tasks' }));
    await waitFor(async () => expect(await names()).not.toEqual(before));
    expect((await names()).filter((name) => before.includes(name))).toEqual([]);
  });

  it('counts what was done beside refreshed tasks, and brings the earlier ones back on demand', async () => {
    stubDataApi(new FakeApi([...dailies]).answers());
    open();
    const user = userEvent.setup();
    const names = async () =>
      (await dailyCards()).map((card) => within(card).getByRole('heading').textContent);
    const before = await names();
    for (const card of await dailyCards())
      await user.click(within(card).getByRole('button', { name: 'Mark Complete' }));
    expect(await screen.findByText('All done for today')).toBeInTheDocument();
    expect(screen.getByText(/^Next tasks in (24h 0m|23h 59m)$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refresh Daily Tasks' }));
    expect(await screen.findByText('You have new daily tasks.')).toBeInTheDocument();
    expect(await names()).not.toEqual(before);
    expect(screen.getByText('3 of 3 done today')).toBeInTheDocument();
    await user.click(await messageUndo());
    expect(await screen.findByText('Your earlier tasks are back.')).toBeInTheDocument();
    expect(await names()).toEqual(before);
  });

  it('says that all is done only once no task on the cards is open', async () => {
    stubDataApi(new FakeApi([...dailies]).answers());
    open();
    const user = userEvent.setup();
    const mark = async (card: HTMLElement) =>
      user.click(within(card).getByRole('button', { name: 'Mark Complete' }));
    const allDone = () => screen.queryByText('All done for today! All daily tasks are complete.');
    const before = (await dailyCards()).slice(0, 2);
    for (const card of before) await mark(card);
    await user.click(screen.getByRole('button', { name: 'Refresh Daily Tasks' }));
    await waitFor(() => expect(before[0]).not.toBeInTheDocument());
    const [first, ...others] = await dailyCards();
    if (!first) throw new Error('no card');
    await mark(first);
    expect(await screen.findByText('3 of 3 done today')).toBeInTheDocument();
    expect(allDone()).toBeNull();
    for (const card of others) await mark(card);
    await waitFor(() => expect(allDone()).toBeInTheDocument());
  });

  it('offers no undo of a refresh once one of the new tasks is complete', async () => {
    stubDataApi(new FakeApi([...dailies]).answers());
    open();
    const user = userEvent.setup();
    await dailyCards();
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await user.click(screen.getByRole('button', { name: 'Refresh Daily Tasks' }));
    expect(await messages.findByText('You have new daily tasks.')).toBeInTheDocument();
    const [card] = await dailyCards();
    if (!card) throw new Error('no card');
    await user.click(within(card).getByRole('button', { name: 'Mark Complete' }));
    await waitFor(() => expect(messages.queryByText('You have new daily tasks.')).toBeNull());
  });

  it('shows the earlier tasks again when one of them was completed on another device', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers());
    open();
    const user = userEvent.setup();
    await dailyCards();
    const before = api.member().record.set.tasks;
    await user.click(screen.getByRole('button', { name: 'Refresh Daily Tasks' }));
    await messageUndo();
    api.commit([complete(taskOf(before[0] ?? ''), Date.now() + SECOND_MS)]);
    const [card] = await dailyCards();
    if (!card) throw new Error('no card');
    await user.click(within(card).getByRole('button', { name: 'Mark Complete' }));
    const names = async () =>
      (await dailyCards()).map((one) => within(one).getByRole('heading').textContent);
    await waitFor(async () => expect(await names()).toEqual(before.map((id) => `Task ${id}`)));
    expect(api.member().record.set.tasks).toEqual(before);
    expect(api.profile?.level).toBe(2);
  });

  it('says how many tasks the database has when there are too few', async () => {
    stubDataApi(new FakeApi(dailies.slice(0, 2)).answers());
    open();
    expect(
      await screen.findByText('Not enough tasks in database. Found 2, need 3'),
    ).toBeInTheDocument();
  });

  it('says that tasks could not be assigned, and assigns them on another try', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers(['Commit']));
    open();
    expect(await screen.findByText('Error assigning daily tasks')).toBeInTheDocument();
    stubDataApi(api.answers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dailyCards()).toHaveLength(3);
    expect(screen.queryByText('Error assigning daily tasks')).toBeNull();
  });

  it('removes a medium task, and puts it back on demand', async () => {
    const api = withGoal();
    stubDataApi(api.answers());
    open();
    const user = userEvent.setup();
    const list = within(await section('Do a Little More'));
    await user.click(await list.findByRole('button', { name: 'Remove Task' }));
    await waitFor(() => expect(list.queryByRole('article')).toBeNull());
    await user.click(await messageUndo());
    expect(await list.findByRole('heading', { name: 'Change the bulbs' })).toBeInTheDocument();
    await waitFor(() => expect(api.selections.has(goalSelectionId('a1', 'bulbs'))).toBe(true));
  });

  it('offers no undo of a removal that keys have undone', async () => {
    stubDataApi(withGoal().answers());
    open();
    const user = userEvent.setup();
    const list = within(await section('Do a Little More'));
    await user.click(await list.findByRole('button', { name: 'Remove Task' }));
    await messageUndo();
    await user.keyboard('{Control>}z{/Control}');
    expect(await list.findByRole('heading', { name: 'Change the bulbs' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/^Removed “Change the bulbs”/)).toBeNull());
  });

  it('keeps a goal off the list when it is removed while being put back', async () => {
    const garden = withGoal();
    stubDataApi(garden.answers());
    open();
    const user = userEvent.setup();
    const list = within(await section('Do a Little More'));
    await dailyCards();
    await user.click(await list.findByRole('button', { name: 'Remove Task' }));
    const undo = await messageUndo();
    const answer = fetch;
    let letGo = () => {};
    const released = new Promise<void>((done) => (letGo = done));
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (typeof init.body === 'string' && init.body.includes('mutation Commit')) await released;
      return answer(address, init);
    });
    await user.click(undo);
    await user.click(await list.findByRole('button', { name: 'Remove Task' }));
    await waitFor(() => expect(list.queryByRole('article')).toBeNull());
    // The first removal's message, which looks the same.
    await waitFor(() => expect(screen.queryByText(/from your list/)).toBeNull());
    letGo();
    expect(await screen.findByText(/from your list/)).toBeInTheDocument();
    expect(garden.selections.has(goalSelectionId('a1', 'bulbs'))).toBe(false);
  });

  it('offers a task again the moment its completion expires', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = withGoal();
    // Between the page's minutes.
    const expires = Date.now() + MINUTE_MS / 2;
    api.completions.set('c', {
      id: 'c',
      taskId: bulbs.id,
      completedDate: '2025-06-01T00:00:00.000Z',
      expirationDate: new Date(expires).toISOString(),
    });
    stubDataApi(api.answers());
    open();
    const card = await within(await section('Do a Little More')).findByRole('article');
    expect(within(card).getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(expires - SECOND_MS - Date.now()));
    expect(within(card).getByRole('button', { name: 'Task Complete' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(SECOND_MS + 50));
    expect(within(card).getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
  });

  it('skips a task that an admin has deleted, and cleans up its selection (D16)', async () => {
    const api = withGoal();
    api.tasks.splice(api.tasks.indexOf(bulbs), 1);
    stubDataApi(api.answers());
    open();
    await dailyCards();
    expect(within(await section('Do a Little More')).queryByRole('article')).toBeNull();
    await waitFor(() => expect(api.selections.has(goalSelectionId('a1', 'bulbs'))).toBe(false));
  });

  it('takes away a task that an admin has deleted while it was shown, and its completion back', async () => {
    const api = withGoal();
    stubDataApi(api.answers());
    open();
    const user = userEvent.setup();
    await dailyCards();
    const card = await within(await section('Do a Little More')).findByRole('article');
    api.tasks.splice(api.tasks.indexOf(bulbs), 1);
    await user.click(within(card).getByRole('button', { name: 'Mark Complete' }));
    expect(
      await screen.findByText('“Change the bulbs” is no longer available.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(await scoreBar()).toHaveTextContent(/SusScore 0.*Level 0/);
    expect(api.profile?.level).toBe(0);
    expect(api.completions.size).toBe(0);
    await waitFor(() => expect(api.selections.has(goalSelectionId('a1', 'bulbs'))).toBe(false));
  });

  it('fills the place of a daily task that an admin has deleted while it was shown', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers());
    open();
    const names = async () =>
      (await dailyCards()).map((one) => within(one).getByRole('heading').textContent);
    const [card] = await dailyCards();
    if (!card) throw new Error('no card');
    const [gone, ...others] = await names();
    const [row] = api.selections.values();
    api.tasks.splice(
      api.tasks.findIndex(({ id }) => id === row?.['taskId']),
      1,
    );
    await userEvent.click(within(card).getByRole('button', { name: 'Mark Complete' }));
    expect(await screen.findByText(`“${gone}” is no longer available.`)).toBeInTheDocument();
    await waitFor(async () => expect(await names()).not.toContain(gone));
    const [first, ...rest] = await names();
    expect(first).not.toBe(gone);
    expect(rest).toEqual(others);
    expect(await scoreBar()).toHaveTextContent(/SusScore 0.*Level 0/);
    await waitFor(() =>
      expect([...api.selections.values()].map(({ taskId }) => taskId)).not.toContain(
        row?.['taskId'],
      ),
    );
  });

  it('renews the daily tasks if another one can’t take a deleted one’s place', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers());
    open();
    const [card] = await dailyCards();
    if (!card) throw new Error('no card');
    const [row] = api.selections.values();
    api.tasks.splice(
      api.tasks.findIndex(({ id }) => id === row?.['taskId']),
      1,
    );
    const { Commit, ...answers } = api.answers();
    const { Commit: failed } = api.answers(['Commit']);
    let commits = 0;
    // The completion is refused, and the swap fails.
    stubDataApi({
      ...answers,
      Commit: (commit) => (++commits === 2 ? failed : Commit)?.(commit) ?? {},
    });
    await userEvent.click(within(card).getByRole('button', { name: 'Mark Complete' }));
    expect(await screen.findByText(/is no longer available\.$/)).toBeInTheDocument();
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(await dailyCards()).toHaveLength(3);
    expect(screen.getByRole('timer')).toHaveTextContent(/^(24h 0m 0s|23h 59m \d+s)$/);
  });

  it('says what went wrong, and loads on another try', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers(['Home']));
    open();
    expect(await screen.findByText('Couldn’t load your tasks')).toBeInTheDocument();
    stubDataApi(api.answers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dailyCards()).toHaveLength(3);
  });

  it('creates the profile of a newcomer once, then reads the home again', async () => {
    const api = new FakeApi([...dailies]);
    api.profile = null;
    const calls = stubDataApi(api.answers());
    open();
    expect(await dailyCards()).toHaveLength(3);
    const operations = calls.map(({ operation }) => operation);
    expect(operations.slice(0, 3)).toEqual(['Home', 'CreateProfile', 'Home']);
    expect(operations.filter((name) => name === 'CreateProfile')).toHaveLength(1);
  });

  it('says that the profile could not be created, and creates it on another try', async () => {
    const api = new FakeApi([...dailies]);
    api.profile = null;
    stubDataApi(api.answers(['CreateProfile']));
    open();
    expect(await screen.findByText('Couldn’t load your tasks')).toBeInTheDocument();
    stubDataApi(api.answers());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await dailyCards()).toHaveLength(3);
  });

  it('says that there is no profile when none can be made', async () => {
    const api = new FakeApi([...dailies]);
    api.profile = null;
    const created = () => ({ data: { createUserProfile: { id: 'a1' } } });
    stubDataApi({ ...api.answers(), CreateProfile: created });
    open();
    expect(
      await screen.findByText('No profile found! Please create a profile first.'),
    ).toBeInTheDocument();
  });

  it('says beside what the last visit kept why the profile can’t be created again', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers());
    const { unmount } = open();
    await dailyCards();
    unmount();
    api.profile = null;
    stubDataApi(api.answers(['CreateProfile']));
    open();
    expect(await screen.findByText(/Something went wrong/)).toBeInTheDocument();
    expect(screen.queryByText(/No profile found/)).toBeNull();
  });

  it('paints what the last visit kept while the network is silent', async () => {
    const api = new FakeApi([...dailies]);
    stubDataApi(api.answers());
    const { unmount } = open();
    await dailyCards();
    unmount();
    vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
    open();
    expect(await dailyCards()).toHaveLength(3);
  });
});

describe('sharing', () => {
  it('opens the microblog with score and level, and hints at what is to come', async () => {
    stubDataApi(new FakeApi([...dailies]).answers());
    open();
    const microblog = await screen.findByRole('link', { name: /Share on X/ });
    expect(decodeURIComponent(microblog.getAttribute('href') ?? '')).toContain('SusScore');
    expect(microblog).toHaveAttribute('rel', 'noopener noreferrer');
    const social = screen.getByRole('button', { name: 'Share on Facebook' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.click(social);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Enabled in a future version');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
