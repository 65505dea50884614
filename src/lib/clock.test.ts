import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@/domain/instant';
import { clockOffset, learnClock, now, onClockLearned } from './clock';

const RIGHT = Date.parse('2026-06-12T08:00:00.000Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  learnClock();
  vi.useRealTimers();
});

/** Sets a wrong time on the device, then lets it learn the right one. */
function learnOn(device: { readonly ahead: number }): void {
  vi.setSystemTime(RIGHT + device.ahead);
  learnClock({ ahead: -device.ahead, at: RIGHT });
}

describe('The time', () => {
  it('is the device’s until its offset is known', () => {
    vi.setSystemTime(RIGHT);
    expect(now()).toBe(RIGHT);
  });

  it.each([
    ['three days ahead', 72 * HOUR_MS],
    ['three hours behind', -3 * HOUR_MS],
    ['six minutes behind', -6 * MINUTE_MS],
  ])('is right on a device whose clock is %s', (_, ahead) => {
    learnOn({ ahead });
    expect(now()).toBe(RIGHT);
    vi.advanceTimersByTime(HOUR_MS);
    expect(now()).toBe(RIGHT + HOUR_MS);
  });

  it('isn’t corrected by five minutes or less, which a slow response could cause', () => {
    learnOn({ ahead: 5 * MINUTE_MS });
    expect(clockOffset()).toBe(0);
  });

  it('is the device’s again once its clock has been reset', () => {
    learnOn({ ahead: 3 * HOUR_MS });
    vi.setSystemTime(RIGHT + 10 * MINUTE_MS);
    expect(now()).toBe(RIGHT + 10 * MINUTE_MS);
  });

  it('notifies listeners when its correction changes', () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = onClockLearned(listener);
    learnOn({ ahead: MINUTE_MS });
    expect(listener).not.toHaveBeenCalled();
    learnOn({ ahead: 3 * HOUR_MS });
    learnOn({ ahead: 3 * HOUR_MS });
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    learnClock();
    expect(listener).toHaveBeenCalledOnce();
  });
});
