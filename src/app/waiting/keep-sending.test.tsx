import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askToSend } from '@/data/deliver';
import { noteWaiting, waitingIn } from '@/data/waiting';
import { taskOf } from '@/domain/testing/rows';
import { forgetNotes } from '@/lib/waiting-notes';
import { setOnline } from '@/testing/connection';
import { keepSending } from './keep-sending';

const send = vi.fn<() => Promise<void>>();
const wait = () => noteWaiting('me', { kind: 'complete', task: taskOf('a'), at: 1 }, true);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue();
});
afterEach(() => void vi.useRealTimers());

it('Nothing is sent while nothing waits', async () => {
  const stop = keepSending('me', send);
  dispatchEvent(new Event('focus'));
  await pass(600_000);
  expect(send).not.toHaveBeenCalled();
  stop();
});

it('What waits is sent at once, then after pauses that grow, until nothing waits', async () => {
  wait();
  const stop = keepSending('me', send);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(29_000);
  expect(send).toHaveBeenCalledTimes(1);
  await pass(1_000);
  expect(send).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(send).toHaveBeenCalledTimes(3);
  await pass(3_600_000);
  const often = send.mock.calls.length;
  await pass(300_000);
  expect(send).toHaveBeenCalledTimes(often + 1);
  forgetNotes('me');
  await pass(3_600_000);
  expect(send.mock.calls.length).toBeLessThanOrEqual(often + 2);
  stop();
});

it('A page that asks is heard once the sending that is under way has ended', async () => {
  const stop = keepSending('me', send);
  let end = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  wait();
  askToSend('me');
  askToSend('me');
  askToSend('you');
  expect(send).toHaveBeenCalledTimes(1);
  end();
  await pass(0);
  expect(send).toHaveBeenCalledTimes(2);
  stop();
});

it('Nothing is tried without a connection, and at once when it is back', async () => {
  setOnline(false);
  wait();
  const stop = keepSending('me', send);
  await pass(600_000);
  expect(send).not.toHaveBeenCalled();
  setOnline(true);
  expect(send).toHaveBeenCalledTimes(1);
  stop();
  expect(waitingIn('me')).toHaveLength(1);
  setOnline(false);
  setOnline(true);
  await pass(600_000);
  expect(send).toHaveBeenCalledTimes(1);
});
