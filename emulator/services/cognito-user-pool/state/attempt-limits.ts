import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { limitExceeded } from '../errors';

const attemptsSchema = v.object({ count: v.number(), since: v.number() });

export interface AttemptLimit {
  attempts: number;
  /** Starts at the first attempt. */
  windowSeconds: number;
}

/** Wrong codes for one purpose, or wrong old passwords: five per 15 minutes. */
export const wrongCodeLimit: AttemptLimit = { attempts: 5, windowSeconds: 15 * 60 };

/** Codes sent to one user per hour, at Cognito's maximum. */
export const sentCodeLimit: AttemptLimit = { attempts: 20, windowSeconds: 60 * 60 };

/** Counts attempts per key, to limit guessing and sending. */
export class AttemptLimits {
  readonly #attempts: Collection<v.InferOutput<typeof attemptsSchema>>;
  readonly #locks = new KeyedLock();

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.#attempts = store.collection('user-pool/attempts', (value) =>
      v.parse(attemptsSchema, value),
    );
  }

  /** Uses one attempt. Throws LimitExceededException if none is left. */
  async consume(key: string, limit: AttemptLimit): Promise<void> {
    await this.#locks.run(key, async () => {
      const attempts = await this.#current(key, limit);
      await this.#attempts.put(key, { ...attempts, count: attempts.count + 1 });
    });
  }

  /**
   * If `verify` returns true, resolves and resets the count. Otherwise throws `createError()`.
   * Throws LimitExceededException without calling `verify` after too many failures. Attempts for one
   * key run one at a time, so parallel guessing has no advantage.
   */
  async attempt(
    key: string,
    limit: AttemptLimit,
    verify: () => boolean | Promise<boolean>,
    createError: () => Error,
  ): Promise<void> {
    await this.#locks.run(key, async () => {
      const attempts = await this.#current(key, limit);
      if (!(await verify())) {
        await this.#attempts.put(key, { ...attempts, count: attempts.count + 1 });
        throw createError();
      }
      if (attempts.count > 0) await this.#attempts.delete(key);
    });
  }

  async #current(key: string, { attempts, windowSeconds }: AttemptLimit) {
    const now = this.clock.now().getTime();
    const stored = await this.#attempts.get(key);
    const isCurrent = stored && now < stored.since + windowSeconds * 1000;
    if (isCurrent && stored.count >= attempts) throw limitExceeded();
    return isCurrent ? stored : { count: 0, since: now };
  }
}
