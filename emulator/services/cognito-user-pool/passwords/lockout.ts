import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { incorrectCredentials, passwordAttemptsExceeded } from '../errors';

const failuresSchema = v.object({ count: v.number(), lockedUntil: v.number(), last: v.number() });

const freeFailures = 5;
const resetAfterMs = 15 * 60 * 1000;
const maxLockMs = 15 * 60 * 1000;

/**
 * Cognito's lockout after wrong passwords: one second after the fifth failure, doubling with each
 * further one up to 15 minutes. A success or 15 minutes without an attempt resets it.
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
   * Resolves if `verify` returns true. Throws NotAuthorizedException 'Incorrect username or
   * password.' if it returns false, and 'Password attempts exceeded' without calling it during a
   * lockout. Attempts for one user run one at a time, so parallel guessing has no advantage.
   */
  async attempt(username: string, verify: () => boolean | Promise<boolean>): Promise<void> {
    await this.#locks.run(username, async () => {
      const now = this.clock.now().getTime();
      const failures = await this.#current(username, now);
      if (now < failures.lockedUntil) throw passwordAttemptsExceeded();
      if (await verify()) {
        if (failures.count > 0) await this.#failures.delete(username);
        return;
      }
      const count = failures.count + 1;
      await this.#failures.put(username, { count, lockedUntil: now + lockMs(count), last: now });
      throw incorrectCredentials();
    });
  }

  /** Ends a lockout, after a password reset. */
  async reset(username: string): Promise<void> {
    await this.#failures.delete(username);
  }

  async #current(username: string, now: number) {
    const stored = await this.#failures.get(username);
    const isCurrent = stored && now < Math.max(stored.last, stored.lockedUntil) + resetAfterMs;
    return isCurrent ? stored : { count: 0, lockedUntil: 0, last: 0 };
  }
}

function lockMs(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(1000 * 2 ** (failures - freeFailures), maxLockMs);
}
