import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notesOf } from '@/data/actions/notes';
import { storeDailies } from '@/data/offline-dailies';
import { DAY_MS, instantOf, MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { dailySelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { setOnline } from '@/testing/connection';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserLandingPage } from '@/pages/member/home/user-landing';
import { useSending } from './use-sending';

const FAILED = 'Error assigning daily tasks';
const FAULTS = ['Commit'];

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function names(): Promise<(string | null)[]> {
  const section = await screen.findByRole('region', { name: 'Your Daily Tasks' });
  const cards = await within(section).findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading').textContent);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Page() {
  useSending();
  return <UserLandingPage />;
}

/** Opens the home with three tasks whose day ends in a minute. */
async function open() {
  const tasks = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => taskOf(id));
  const api = new FakeApi(tasks);
  storeDailies('a1', tasks);
  const selectionDate = instantOf(Date.now() - DAY_MS + MINUTE_MS);
  ['d', 'e', 'f'].forEach((taskId, slot) => {
    const id = dailySelectionId('a1', slot);
    api.selections.set(id, { id, taskId, selectionDate });
  });
  stubDataApi(api.answers());
  renderMemberPage({ path: '/userlanding', page: <Page /> });
  expect(await names()).toHaveLength(3);
  return api;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

it('A refresh by hand that failed keeps no later tasks away (D17)', async () => {
  const api = await open();
  const before = await names();
  stubDataApi(api.answers(FAULTS));
  press('Refresh Daily Tasks');
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  stubDataApi(api.answers());
  await pass(MINUTE_MS + SECOND_MS);
  await waitFor(async () => expect(await names()).not.toEqual(before));
  expect(screen.queryByText(FAILED)).toBeNull();
});

it('Tasks chosen offline after a failed refresh come without its alert, and are stored once online', async () => {
  const api = await open();
  const before = await names();
  stubDataApi(api.answers(FAULTS));
  press('Refresh Daily Tasks');
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  stubDataApi({});
  setOnline(false);
  await pass(MINUTE_MS + SECOND_MS);
  await waitFor(async () => expect(await names()).not.toEqual(before));
  const chosen = await names();
  expect(screen.queryByText(FAILED)).toBeNull();
  stubDataApi(api.answers());
  setOnline(true);
  const stored = () => [...api.selections.values()].map(({ taskId }) => `Task ${String(taskId)}`);
  await waitFor(() => expect(stored()).toEqual(chosen));
  expect(await names()).toEqual(chosen);
});

it('Tasks chosen offline that could not be stored are stored on another try', async () => {
  const api = await open();
  stubDataApi({});
  setOnline(false);
  const before = await names();
  await pass(MINUTE_MS + SECOND_MS);
  await waitFor(async () => expect(await names()).not.toEqual(before));
  const chosen = await names();
  // A refresh by hand would choose from these.
  api.tasks.push(...['g', 'h', 'i', 'j', 'k', 'l'].map((id) => taskOf(id)));
  stubDataApi(api.answers(FAULTS));
  setOnline(true);
  await waitFor(() => expect(notesOf('a1')).toMatchObject([{ failures: 1 }]));
  expect(await names()).toEqual(chosen);
  stubDataApi(api.answers());
  act(() => void dispatchEvent(new Event('focus')));
  const stored = () => [...api.selections.values()].map(({ taskId }) => `Task ${String(taskId)}`);
  await waitFor(() => expect(stored()).toEqual(expect.arrayContaining(chosen)));
  expect(await names()).toEqual(chosen);
});

it('A renewal that failed by itself waits for the member, and is tried once more after a refresh by hand', async () => {
  const api = await open();
  const calls = stubDataApi(api.answers(FAULTS));
  const count = (name: string) => calls.filter(({ operation }) => operation === name).length;
  await pass(MINUTE_MS + SECOND_MS);
  expect(await screen.findByText('Couldn’t choose new tasks.')).toBeInTheDocument();
  await pass(MINUTE_MS);
  expect(count('Commit')).toBe(1);

  const reads = count('Home');
  press('Refresh Daily Tasks');
  await waitFor(() => expect(count('Home')).toBeGreaterThan(reads));
  await waitFor(() => expect(count('Commit')).toBe(3));
  await pass(MINUTE_MS);
  expect(count('Commit')).toBe(3);
  expect(screen.getByText('Couldn’t choose new tasks.')).toBeInTheDocument();
});
