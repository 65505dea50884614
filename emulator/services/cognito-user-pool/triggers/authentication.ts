import * as v from 'valibot';
import type { Client } from '../clients';
import type { UserPool } from '../pool';
import type { User } from '../state/user';
import { triggerAttributes } from './user-attributes';

type Dependencies = Pick<UserPool, 'triggers'>;

/** Runs the pre authentication trigger, which may refuse the sign-in. */
export async function runPreAuthentication(
  { triggers }: Dependencies,
  client: Client,
  { name, user }: { name: string; user: User | undefined },
): Promise<void> {
  if (!user && !client.preventUserExistenceErrors) return;
  await triggers.run(
    'PreAuthentication',
    {
      source: 'PreAuthentication_Authentication',
      userName: user?.username ?? name,
      client,
    },
    {
      request: {
        userAttributes: user ? triggerAttributes(user) : {},
        validationData: client.metadata ?? null,
        ...(client.preventUserExistenceErrors && { userNotFound: !user }),
      },
      response: {},
    },
    v.unknown(),
  );
}

/** Runs the post authentication trigger, before the user gets tokens. */
export async function runPostAuthentication(
  { triggers }: Dependencies,
  client: Client,
  user: User,
): Promise<void> {
  await triggers.run(
    'PostAuthentication',
    { source: 'PostAuthentication_Authentication', userName: user.username, client },
    {
      request: {
        userAttributes: triggerAttributes(user),
        newDeviceUsed: false,
        ...(client.metadata && { clientMetadata: client.metadata }),
      },
      response: {},
    },
    v.unknown(),
  );
}
