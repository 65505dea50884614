import { AwsError } from '../core/aws-json';
import type { WireRequest } from '../core/wire';
import { adminOperations } from '../services/cognito-user-pool/admin';
import type { User } from '../services/cognito-user-pool/state/user';
import type { ShownUser, UserPage } from './answers';
import type { ConsoleParts } from './parts';

const pageSize = 50;

/** Returns a page of the users whose name, attributes or groups contain a text. */
export async function listUsers(
  { like, after }: { like: string; after: string | undefined },
  { userPool: pool }: ConsoleParts,
): Promise<UserPage> {
  const text = like.trim().toLowerCase();
  const matches = ({ username, attributes, groups }: User): boolean =>
    [username, ...Object.values(attributes), ...groups].some((value) =>
      value.toLowerCase().includes(text),
    );
  const groups = pool.definition.groups.map(({ name }) => name);
  const users: ShownUser[] = [];
  for await (const user of pool.users.all()) {
    if ((after !== undefined && user.username <= after) || !matches(user)) continue;
    if (users.length === pageSize) return { users, next: users.at(-1)?.username ?? '', groups };
    users.push(toShownUser(user));
  }
  return { users, groups };
}

/** Runs an administrator's operation, as a signed request would. Throws AwsError. */
export async function runPoolOperation(
  name: string,
  input: Record<string, unknown>,
  request: WireRequest,
  { userPool: pool }: ConsoleParts,
): Promise<void> {
  const operation = adminOperations(pool)[name];
  if (!operation) throw new AwsError('UnknownOperationException', `There is no ${name}.`);
  await operation.run({ ...input, UserPoolId: pool.definition.id }, request);
}

/** Returns a user's display name: the email address, or else the user name. */
export function nameOf({ attributes, username }: User): string {
  return attributes['email'] ?? username;
}

function toShownUser(user: User): ShownUser {
  const { username, enabled, status, groups } = user;
  const statusText = enabled ? status.toLowerCase().replaceAll('_', ' ') : 'disabled';
  return { username, name: nameOf(user), status: statusText, groups };
}
