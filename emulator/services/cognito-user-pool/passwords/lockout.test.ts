import { expect, it } from 'vitest';
import { AdjustableClock } from '../../../core/clock';
import { incorrectCredentials, passwordAttemptsExceeded } from '../errors';
import { memoryStore } from '../testing/memory-store';
import { Lockout } from './lockout';

it('A lockout cannot be bypassed by parallel guesses', async () => {
  const clock = new AdjustableClock();
  clock.stop();
  const lockout = new Lockout(memoryStore(), clock);
  const guesses = await Promise.allSettled(
    Array.from({ length: 12 }, () => lockout.attempt('ada', async () => false)),
  );
  const reasons = guesses.map((guess) =>
    guess.status === 'rejected' ? guess.reason.message : 'in',
  );
  expect(reasons).toEqual([
    ...Array.from({ length: 5 }, () => incorrectCredentials().message),
    ...Array.from({ length: 7 }, () => passwordAttemptsExceeded().message),
  ]);
});
