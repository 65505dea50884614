import { randomBytes, randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Iam, IssuedCredentials } from '../../core/identity';
import type { ServiceContext } from '../../core/services';

const session = v.object({
  secretAccessKey: v.string(),
  sessionToken: v.string(),
  expiration: v.pipe(v.string(), v.isoTimestamp()),
  roleArn: v.string(),
  identityPoolId: v.string(),
  identityId: v.string(),
  authenticated: v.boolean(),
  sub: v.exactOptional(v.string()),
});

/** Temporary credentials as they are kept, under their access key id. */
export type Session = v.InferOutput<typeof session>;

/** The temporary credentials that were handed out and that a restart must not invalidate. */
export interface Sessions {
  issue(who: Parameters<Iam['issue']>[0]): Promise<IssuedCredentials>;
  find(accessKeyId: string): Promise<Session | undefined>;
}

const lifeMs = 60 * 60 * 1000;
// Kept a day longer than it lives, so that a late user is told 'expired' and not 'unknown'.
const keptMs = 24 * 60 * 60 * 1000;

/** Opens the collection of issued credentials; long expired ones are removed hourly, on issuing. */
export function openSessions({ store, clock }: Pick<ServiceContext, 'store' | 'clock'>): Sessions {
  const rows = store.collection('iam-sessions', (value) => v.parse(session, value));
  let nextSweep = 0;

  async function sweep(now: number): Promise<void> {
    if (now < nextSweep) return;
    nextSweep = now + lifeMs;
    for await (const [accessKeyId, { expiration }] of rows.entries()) {
      if (Date.parse(expiration) + keptMs < now) await rows.delete(accessKeyId);
    }
  }

  return {
    async issue(who) {
      const now = clock.now().getTime();
      await sweep(now);
      const credentials = newCredentials(new Date(now + lifeMs));
      const { accessKeyId, secretAccessKey, sessionToken, expiration } = credentials;
      await rows.put(accessKeyId, {
        ...who,
        secretAccessKey,
        sessionToken,
        expiration: expiration.toISOString(),
      });
      return credentials;
    },
    find: (accessKeyId) => rows.get(accessKeyId),
  };
}

function newCredentials(expiration: Date): IssuedCredentials {
  // 'ASIA' and sixteen of base 32, as AWS writes the ids of temporary keys.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const id = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
  return {
    accessKeyId: `ASIA${id}`,
    secretAccessKey: randomBytes(30).toString('base64'),
    sessionToken: randomBytes(96).toString('base64'),
    expiration,
  };
}
