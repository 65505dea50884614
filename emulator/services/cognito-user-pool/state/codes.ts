import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { constantTimeEqual } from '../../../core/constant-time-equal';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { codeMismatch, expiredCode } from '../errors';
import { wrongCodeLimit, type AttemptLimits } from './attempt-limits';
import { newCode } from './secrets';

const codeSchema = v.object({ code: v.string(), expires: v.number() });

/** The purpose of a code, which is invalid for any other. */
export type CodePurpose = 'sign-up' | 'password-reset' | 'verify-attribute';

const lifetimeSeconds = (purpose: CodePurpose): number =>
  purpose === 'password-reset' ? 60 * 60 : 24 * 60 * 60;

/** Verification codes. Only a user's newest code per purpose is valid. */
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

  /** Creates a code and invalidates the previous one. */
  async issue(username: string, purpose: CodePurpose): Promise<string> {
    const code = newCode();
    const expires = this.clock.now().getTime() + lifetimeSeconds(purpose) * 1000;
    await this.#codes.put(`${username}/${purpose}`, { code, expires });
    return code;
  }

  /**
   * Runs `action` if `candidate` is the user's code. Consumes the code only if `action` succeeds.
   * Throws CodeMismatchException, ExpiredCodeException, or LimitExceededException.
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
        wrongCodeLimit,
        async () => constantTimeEqual(candidate, await this.#current(key)),
        codeMismatch,
      );
      const result = await action();
      await this.#codes.delete(key);
      return result;
    });
  }

  /** Removes all codes of a deleted user. */
  async removeAll(username: string): Promise<void> {
    for await (const [key] of this.#codes.entries(`${username}/`)) await this.#codes.delete(key);
  }

  async #current(key: string): Promise<string> {
    const issued = await this.#codes.get(key);
    if (!issued || this.clock.now().getTime() >= issued.expires) throw expiredCode();
    return issued.code;
  }
}
