import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeDailies } from '@/data/offline-dailies';
import { DAY_MS, instantOf, MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { dailySelectionId } from '@/domain/row-ids';
import { stubDataApi } from '@/testing/data-api';
import { accountWith, type FakeApi } from '@/testing/fake-api';
import { dailyNames } from '@/pages/member/home/testing/home-page';
import { loseConnection, openSendingHome, reconnect } from './testing/sending-home';

const FAILED = 'Error assigning daily tasks';
const FAILING = ['Commit'];

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const findNamesOtherThan = (before: readonly (string | null)[]) =>
  waitFor(async () => expect(await dailyNames()).not.toEqual(before));

const storedNames = (api: FakeApi) =>
  [...api.selections.values()].map(({ taskId }) => `Task ${taskId}`);

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the home with three tasks that are due for renewal in a minute. */
async function open() {
  const api = accountWith();
  storeDailies('a1', [...api.tasks]);
  const selectionDate = instantOf(Date.now() - DAY_MS + MINUTE_MS);
  ['d', 'e', 'f'].forEach((taskId, slot) => {
    const id = dailySelectionId('a1', slot);
    api.selections.set(id, { id, taskId, selectionDate });
  });
  openSendingHome(api);
  return { api, before: await dailyNames() };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

it('A failed manual refresh doesn’t block the next renewal (D17)', async () => {
  const { api, before } = await open();
  stubDataApi(api.answers(FAILING));
  press('Refresh Daily Tasks');
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  stubDataApi(api.answers());
  await advance(MINUTE_MS + SECOND_MS);
  await findNamesOtherThan(before);
  expect(screen.queryByText(FAILED)).toBeNull();
});

it('A renewal offline clears the alert of a failed refresh, and is stored once online', async () => {
  const { api, before } = await open();
  stubDataApi(api.answers(FAILING));
  press('Refresh Daily Tasks');
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  loseConnection();
  await advance(MINUTE_MS + SECOND_MS);
  await findNamesOtherThan(before);
  const chosen = await dailyNames();
  expect(screen.queryByText(FAILED)).toBeNull();
  reconnect(api);
  await waitFor(() => expect(storedNames(api)).toEqual(chosen));
  expect(await dailyNames()).toEqual(chosen);
});

it('A failed automatic renewal is retried only after a manual refresh, and once', async () => {
  const { api } = await open();
  const calls = stubDataApi(api.answers(FAILING));
  const count = (name: string) => calls.filter(({ operation }) => operation === name).length;
  await advance(MINUTE_MS + SECOND_MS);
  expect(await screen.findByText('Couldn’t choose new tasks.')).toBeInTheDocument();
  await advance(MINUTE_MS);
  expect(count('Commit')).toBe(1);

  const reads = count('Home');
  press('Refresh Daily Tasks');
  await waitFor(() => expect(count('Home')).toBeGreaterThan(reads));
  await waitFor(() => expect(count('Commit')).toBe(3));
  await advance(MINUTE_MS);
  expect(count('Commit')).toBe(3);
  expect(screen.getByText('Couldn’t choose new tasks.')).toBeInTheDocument();
});
