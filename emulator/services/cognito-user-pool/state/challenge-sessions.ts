import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { invalidSession, sessionExpired, sessionUsed } from '../errors';
import { fingerprint, newSecret } from './secrets';

const lifetimeSeconds = 3 * 60;

const challengeNames = [
  'PASSWORD_VERIFIER',
  'NEW_PASSWORD_REQUIRED',
  'SMS_MFA',
  'SOFTWARE_TOKEN_MFA',
  'MFA_SETUP',
  'SELECT_MFA_TYPE',
] as const;

export type ChallengeName = (typeof challengeNames)[number];

const sessionSchema = v.object({
  challenge: v.picklist(challengeNames),
  username: v.string(),
  clientId: v.string(),
  expires: v.number(),
  used: v.boolean(),
  /** Hexadecimal SRP keys. */
  handshake: v.optional(v.object({ a: v.string(), b: v.string() })),
  /** The code sent for SMS_MFA. */
  code: v.optional(v.string()),
  /** The authenticator app being set up. */
  softwareToken: v.optional(v.object({ secret: v.string(), verified: v.boolean() })),
});

/** A pending challenge of a sign-in. */
export type ChallengeSession = v.InferOutput<typeof sessionSchema>;

/** Pending sign-ins. Each challenge can be answered once, within three minutes. */
export class ChallengeSessions {
  readonly #sessions: Collection<ChallengeSession>;
  readonly #locks = new KeyedLock();

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.#sessions = store.collection('user-pool/challenges', (value) =>
      v.parse(sessionSchema, value),
    );
  }

  /** Stores a challenge and returns its session token. */
  async create(session: Omit<ChallengeSession, 'expires' | 'used'>): Promise<string> {
    // Cognito's session tokens are long, and clients may require at least 20 characters.
    const token = newSecret(96);
    const expires = this.clock.now().getTime() + lifetimeSeconds * 1000;
    await this.#sessions.put(fingerprint(token), { ...session, expires, used: false });
    return token;
  }

  /**
   * Runs `answer` on the token's challenge. If `answer` throws, the challenge stays open for another
   * try, for example after a mistyped code, unless `once` is set. Throws NotAuthorizedException.
   */
  async redeem<T>(
    token: string,
    expected: Pick<ChallengeSession, 'challenge'> & { clientId?: string; once?: boolean },
    answer: (session: ChallengeSession) => Promise<T>,
  ): Promise<T> {
    const key = fingerprint(token);
    return this.#locks.run(key, async () => {
      const session = this.#validate(await this.#sessions.get(key), expected);
      const used = { ...session, used: true };
      if (expected.once) await this.#sessions.put(key, used);
      const result = await answer(session);
      if (!expected.once) await this.#sessions.put(key, used);
      return result;
    });
  }

  #validate(
    session: ChallengeSession | undefined,
    expected: { challenge: ChallengeName; clientId?: string },
  ): ChallengeSession {
    if (!session || session.challenge !== expected.challenge) throw invalidSession();
    if (expected.clientId !== undefined && session.clientId !== expected.clientId)
      throw invalidSession();
    if (session.used) throw sessionUsed();
    if (this.clock.now().getTime() >= session.expires) throw sessionExpired();
    return session;
  }
}
