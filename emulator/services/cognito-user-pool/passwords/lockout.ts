import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { incorrectCredentials, passwordAttemptsExceeded } from '../errors';

const failuresSchema = v.object({ count: v.number(), lockedUntil: v.number(), last: v.number() });

const freeFailures = 5;
const forgetAfterMs = 15 * 60 * 1000;
const longestLockMs = 15 * 60 * 1000;

/**
 * Cognito's pause after wrong passwords: a second after the fifth, twice as long after each further
 * one, a quarter of an hour at the most; forgotten after a success or a quarter of an hour's rest.
 */
export class Lockout {
  readonly #failures: Collection<v.InferOutput<typeof failuresSchema>>;
  readonly #locks = new KeyedLock();

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.#failures = store.collection('user-pool/password-failures', (value) =>
      v.parse(failuresSchema, value),
    );
  }

  /**
   * Resolves when `isRight` says yes. Throws NotAuthorizedException 'Incorrect username or
   * password.' when it says no, and 'Password attempts exceeded' without asking during a pause.
   * Attempts on one account wait for each other, so that guessing in parallel gains nothing.
   */
  async attempt(username: string, isRight: () => boolean | Promise<boolean>): Promise<void> {
    await this.#locks.run(username, async () => {
      const now = this.clock.now().getTime();
      const failures = await this.#current(username, now);
      if (now < failures.lockedUntil) throw passwordAttemptsExceeded();
      if (await isRight()) {
        if (failures.count > 0) await this.#failures.delete(username);
        return;
      }
      const count = failures.count + 1;
      await this.#failures.put(username, { count, lockedUntil: now + lockMs(count), last: now });
      throw incorrectCredentials();
    });
  }

  /** Lets the account's owner in again at once, after a reset. */
  async forget(username: string): Promise<void> {
    await this.#failures.delete(username);
  }

  /** Removes what no longer counts; called when the service starts. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    for await (const [username] of this.#failures.entries())
      if ((await this.#current(username, now)).count === 0) await this.#failures.delete(username);
  }

  async #current(username: string, now: number) {
    const stored = await this.#failures.get(username);
    const counts = stored && now < Math.max(stored.last, stored.lockedUntil) + forgetAfterMs;
    return counts ? stored : { count: 0, lockedUntil: 0, last: 0 };
  }
}

function lockMs(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(1000 * 2 ** (failures - freeFailures), longestLockMs);
}
