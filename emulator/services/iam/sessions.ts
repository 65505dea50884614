import { randomBytes, randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { Iam, IssuedCredentials } from '../../core/identity';
import type { ServiceContext } from '../../core/services';

const sessionSchema = v.object({
  secretAccessKey: v.string(),
  sessionToken: v.string(),
  expiration: v.pipe(v.string(), v.isoTimestamp()),
  roleArn: v.string(),
  identityPoolId: v.string(),
  identityId: v.string(),
  authenticated: v.boolean(),
  sub: v.exactOptional(v.string()),
});

/** Temporary credentials as stored under their access key ID. */
export type Session = v.InferOutput<typeof sessionSchema>;

/** The issued temporary credentials. They survive a restart. */
export interface Sessions {
  issue(session: Parameters<Iam['issue']>[0]): Promise<IssuedCredentials>;
  find(accessKeyId: string): Promise<Session | undefined>;
}

const lifetimeMs = 60 * 60 * 1000;

/** Opens the issued credentials. */
export function openSessions({ store, clock }: Pick<ServiceContext, 'store' | 'clock'>): Sessions {
  const rows = store.collection('iam-sessions', (value) => v.parse(sessionSchema, value));
  return {
    async issue(session) {
      const credentials = newCredentials(new Date(clock.now().getTime() + lifetimeMs));
      const { accessKeyId, secretAccessKey, sessionToken, expiration } = credentials;
      await rows.put(accessKeyId, {
        ...session,
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
  // AWS's temporary key IDs are 'ASIA' and sixteen base32 characters.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const id = Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');
  return {
    accessKeyId: `ASIA${id}`,
    secretAccessKey: randomBytes(30).toString('base64'),
    sessionToken: randomBytes(96).toString('base64'),
    expiration,
  };
}
