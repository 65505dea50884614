import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { codeMismatch, expiredCode } from '../errors';
import { wrongCodes, type AttemptLimits } from './attempt-limits';
import { newCode, sameSecret } from './secrets';

const codeSchema = v.object({ code: v.string(), expires: v.number() });

/** What a code proves; codes of different purposes never stand for one another. */
export type CodePurpose = 'sign-up' | 'password-reset' | `attribute:${string}`;

const lifeSeconds = (purpose: CodePurpose): number =>
  purpose === 'password-reset' ? 60 * 60 : 24 * 60 * 60;

/** The codes that were sent out; of one purpose only an account's newest is valid. */
export class Codes {
  readonly #codes: Collection<v.InferOutput<typeof codeSchema>>;
  readonly #locks = new KeyedLock();

  constructor(
    store: Store,
    private readonly clock: Clock,
    private readonly limits: AttemptLimits,
  ) {
    this.#codes = store.collection('user-pool/codes', (value) => v.parse(codeSchema, value));
  }

  /** Makes a new code, which invalidates the earlier one. */
  async issue(username: string, purpose: CodePurpose): Promise<string> {
    const code = newCode();
    const expires = this.clock.now().getTime() + lifeSeconds(purpose) * 1000;
    await this.#codes.put(`${username}/${purpose}`, { code, expires });
    return code;
  }

  /**
   * Does `action` if `candidate` is the account's code, which is used up only when that succeeds.
   * Throws CodeMismatch-, ExpiredCode- or LimitExceededException.
   */
  async redeem<T>(
    username: string,
    purpose: CodePurpose,
    candidate: string,
    action: () => Promise<T>,
  ): Promise<T> {
    const key = `${username}/${purpose}`;
    return this.#locks.run(key, async () => {
      await this.limits.attempt(
        `code/${key}`,
        wrongCodes,
        async () => sameSecret(candidate, await this.#current(key)),
        codeMismatch,
      );
      const result = await action();
      await this.#codes.delete(key);
      return result;
    });
  }

  /** Forgets every code of a deleted account. */
  async removeAll(username: string): Promise<void> {
    for await (const [key] of this.#codes.entries(`${username}/`)) await this.#codes.delete(key);
  }

  /** Removes what expired; called when the service starts. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    for await (const [key, { expires }] of this.#codes.entries())
      if (expires <= now) await this.#codes.delete(key);
  }

  async #current(key: string): Promise<string> {
    const issued = await this.#codes.get(key);
    if (!issued || this.clock.now().getTime() >= issued.expires) throw expiredCode();
    return issued.code;
  }
}
