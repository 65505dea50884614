import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { limitExceeded } from '../errors';

const attemptsSchema = v.object({ count: v.number(), since: v.number() });

export interface Allowance {
  attempts: number;
  /** Counted from the first attempt; then all is forgotten. */
  windowSeconds: number;
}

/** Wrong codes of one purpose, or wrong old passwords: five in a quarter of an hour. */
export const wrongCodes: Allowance = { attempts: 5, windowSeconds: 15 * 60 };

/** Codes that one account can have sent in an hour, at Cognito's upper bound. */
export const sentCodes: Allowance = { attempts: 20, windowSeconds: 60 * 60 };

const longestWindowSeconds = Math.max(wrongCodes.windowSeconds, sentCodes.windowSeconds);

/** Counts attempts per key, so that nobody can guess or send without end. */
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

  /** Uses one attempt up. Throws LimitExceededException when there is none left. */
  async use(key: string, allowance: Allowance): Promise<void> {
    await this.#locks.run(key, async () => {
      const attempts = await this.#left(key, allowance);
      await this.#attempts.put(key, { ...attempts, count: attempts.count + 1 });
    });
  }

  /**
   * Resolves when `isRight` says yes, and forgets what went wrong before. Throws `wrong` when it
   * says no, and LimitExceededException without asking when too much went wrong. Attempts of one
   * key wait for each other, so that guessing in parallel gains nothing.
   */
  async attempt(
    key: string,
    allowance: Allowance,
    isRight: () => boolean | Promise<boolean>,
    wrong: () => Error,
  ): Promise<void> {
    await this.#locks.run(key, async () => {
      const attempts = await this.#left(key, allowance);
      if (!(await isRight())) {
        await this.#attempts.put(key, { ...attempts, count: attempts.count + 1 });
        throw wrong();
      }
      if (attempts.count > 0) await this.#attempts.delete(key);
    });
  }

  /** Removes what no longer counts; called when the service starts. */
  async sweep(): Promise<void> {
    const oldest = this.clock.now().getTime() - longestWindowSeconds * 1000;
    for await (const [key, { since }] of this.#attempts.entries())
      if (since <= oldest) await this.#attempts.delete(key);
  }

  async #left(key: string, { attempts, windowSeconds }: Allowance) {
    const now = this.clock.now().getTime();
    const stored = await this.#attempts.get(key);
    const counts = stored && now < stored.since + windowSeconds * 1000;
    if (counts && stored.count >= attempts) throw limitExceeded();
    return counts ? stored : { count: 0, since: now };
  }
}
