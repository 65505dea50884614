import * as v from 'valibot';
import { AwsError } from '../../../core/aws-json';
import { nameUser } from '../attributes/username';
import type { Client } from '../clients';
import { migrationFailed } from '../errors';
import { newUser } from '../new-user';
import type { UserPool } from '../pool';
import type { User } from '../state/user';

const response = v.object({
  userAttributes: v.nullish(v.record(v.string(), v.string())),
  finalUserStatus: v.nullish(v.string()),
  messageAction: v.nullish(v.string()),
});

type Dependencies = Pick<UserPool, 'definition' | 'triggers' | 'users' | 'passwords' | 'clock'>;

/**
 * Runs the user migration trigger for a user that the pool doesn't know. Returns the user whom it
 * describes, now stored, or undefined if there is no trigger or it describes none. Throws
 * UserNotFoundException if it fails.
 */
export async function migrateUser(
  pool: Dependencies,
  client: Client,
  name: string,
  password?: string,
): Promise<User | undefined> {
  const source = password === undefined ? 'ForgotPassword' : 'Authentication';
  const response = await askForUser(pool, client, { source, name, password });
  const described = response?.userAttributes;
  if (!described || Object.keys(described).length === 0) return undefined;
  const named = nameUser(pool.definition, name, described);
  const created = newUser(named.name, named.attributes, pool.clock.now());
  const isConfirmed = password !== undefined && response?.finalUserStatus === 'CONFIRMED';
  const user: User = isConfirmed
    ? { ...pool.passwords.withPassword(created, password), status: 'CONFIRMED' }
    : { ...created, status: password === undefined ? 'CONFIRMED' : 'RESET_REQUIRED' };
  await pool.users.create(user);
  return user;
}

async function askForUser(
  { triggers }: Dependencies,
  client: Client,
  { source, name, password }: { source: string; name: string; password: string | undefined },
): Promise<v.InferOutput<typeof response> | undefined> {
  try {
    return await triggers.run(
      'UserMigration',
      { source: `UserMigration_${source}`, userName: name, client },
      {
        request: {
          password: password ?? null,
          ...(password === undefined
            ? { clientMetadata: client.metadata ?? null }
            : { validationData: client.metadata ?? null }),
        },
        response: {
          userAttributes: null,
          forceAliasCreation: null,
          finalUserStatus: null,
          messageAction: null,
          desiredDeliveryMediums: null,
        },
      },
      response,
    );
  } catch (error) {
    const failed = error instanceof AwsError && error.code === 'UserLambdaValidationException';
    throw failed ? migrationFailed(client.id) : error;
  }
}
