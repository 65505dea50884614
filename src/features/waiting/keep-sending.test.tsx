import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { noteHeld } from '@/data/actions/testing/note-held';
import { complete } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { forgetNotes } from '@/lib/notes';
import { setOnline } from '@/testing/connection';
import { keepSending } from './use-sending';

const send = vi.fn<() => Promise<void>>();
const wait = () => noteHeld('me', complete(taskOf('a')));
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Keeps sending until the test ends or the caller stops it. */
function keep(): () => void {
  const stop = keepSending('me', send);
  onTestFinished(stop);
  return stop;
}

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue();
});

it('sends nothing while no action waits', async () => {
  keep();
  dispatchEvent(new Event('focus'));
  await pass(600_000);
  expect(send).not.toHaveBeenCalled();
});

it('sends waiting actions at once, then with growing pauses, until none wait', async () => {
  wait();
  keep();
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
});

it('sends an action that was stored while the page is open after a pause', async () => {
  keep();
  wait();
  expect(send).not.toHaveBeenCalled();
  await pass(30_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends once at a time, and again afterward if an event asked for it meanwhile', async () => {
  let end = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  wait();
  keep();
  setOnline(false);
  setOnline(true);
  wait();
  await pass(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  end();
  await pass(0);
  expect(send).toHaveBeenCalledTimes(2);
  await pass(30_000);
  expect(send).toHaveBeenCalledTimes(3);
});

it('Sending continues in a browser that claims to be offline, and the rest is sent at once when it is back online', async () => {
  setOnline(false);
  wait();
  const stop = keep();
  expect(send).toHaveBeenCalledTimes(1);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pass(30_000);
  expect(send).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('focus'));
  await pass(0);
  expect(send).toHaveBeenCalledTimes(3);
  setOnline(true);
  expect(send).toHaveBeenCalledTimes(4);
  stop();
  setOnline(false);
  setOnline(true);
  await pass(600_000);
  expect(send).toHaveBeenCalledTimes(4);
});
