import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { invalidSession, sessionExpired, sessionUsed } from '../errors';
import { fingerprint, newSecret } from './secrets';

const lifeSeconds = 3 * 60;

export const challengeNames = [
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
  /** Hexadecimal halves of a password handshake; `simulated` when there is no such account. */
  handshake: v.optional(v.object({ a: v.string(), b: v.string(), simulated: v.boolean() })),
  /** The code that was sent for SMS_MFA. */
  code: v.optional(v.string()),
  /** The authenticator app that is being set up. */
  softwareToken: v.optional(v.object({ secret: v.string(), verified: v.boolean() })),
});

/** A sign-in under way: what was asked, of whom, through which client. */
export type ChallengeSession = v.InferOutput<typeof sessionSchema>;

/** Sign-ins between two requests. Each answers once, within three minutes. */
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

  /** Starts a challenge; gives the secret that stands for it. */
  async open(session: Omit<ChallengeSession, 'expires' | 'used'>): Promise<string> {
    // Real session tokens are long, and clients may check for at least twenty characters.
    const token = newSecret(96);
    const expires = this.clock.now().getTime() + lifeSeconds * 1000;
    await this.#sessions.put(fingerprint(token), { ...session, expires, used: false });
    return token;
  }

  /**
   * Runs `answer` on the challenge that `token` stands for. A failing answer leaves the challenge
   * standing, so that a mistyped code can be typed again, unless `once` forbids it.
   */
  async redeem<T>(
    token: string,
    expected: Pick<ChallengeSession, 'challenge'> & { clientId?: string; once?: boolean },
    answer: (session: ChallengeSession) => Promise<T>,
  ): Promise<T> {
    const key = fingerprint(token);
    return this.#locks.run(key, async () => {
      const session = this.#valid(await this.#sessions.get(key), expected);
      const used = { ...session, used: true };
      if (expected.once) await this.#sessions.put(key, used);
      const result = await answer(session);
      if (!expected.once) await this.#sessions.put(key, used);
      return result;
    });
  }

  /** Removes what expired; called when the service starts. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    for await (const [key, { expires }] of this.#sessions.entries())
      if (expires <= now) await this.#sessions.delete(key);
  }

  #valid(
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
