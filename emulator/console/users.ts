import type { WireRequest } from '../core/wire';
import { userPage } from '../services/cognito-user-pool/admin/user-page';
import { toAttributeList } from '../services/cognito-user-pool/attributes/attribute-list';
import type { User } from '../services/cognito-user-pool/state/user';
import { RefusedCallError } from './errors';
import type { ConsoleParts } from './parts';
import { poolOf, runPoolOperation } from './pool-operations';

const pageSize = 50;

/** Returns the pool's groups, and what a new user needs. Throws RefusedCallError. */
export function describePool(parts: ConsoleParts) {
  const pool = poolOf(parts);
  const { schema } = pool.definition;
  const isAsked = ({ name, required }: (typeof schema)[number]) =>
    (required || name.startsWith('custom:')) && !['sub', 'email'].includes(name);
  return {
    groups: pool.definition.groups.map(({ name }) => name),
    attributes: schema.filter(isAsked).map(({ name, required }) => ({ name, required })),
  };
}

/** Returns a page of the users with a text in their name or attributes, and in a group if one is given. */
export async function listUsers(
  { like, group, after }: { like: string; group: string; after: string | undefined },
  parts: ConsoleParts,
) {
  const wanted = like.toLowerCase();
  const matches = ({ username, attributes, groups }: User): boolean =>
    (group === '' || groups.includes(group)) &&
    [username, ...Object.values(attributes)].some((one) => one.toLowerCase().includes(wanted));
  const { users, next } = await userPage(poolOf(parts).users.all(), matches, pageSize, after);
  return { users: users.map(listed), next };
}

/** Returns a user in detail. Throws RefusedCallError if there is none of this name. */
export async function describeUser(name: string, parts: ConsoleParts) {
  const user = await poolOf(parts).users.find(name);
  if (!user) throw new RefusedCallError('This user no longer exists.');
  const attributes = toAttributeList(user);
  return { ...listed(user), created: user.created, groups: user.groups, attributes };
}

export interface NewUser {
  name: string;
  /** Without one, the user is invited by a message with a temporary password. */
  password: string;
  attributes: Record<string, string>;
}

/** Creates a user, and confirms it if it has a password. Returns its username. Throws AwsError. */
export async function createUser(
  { name, password, attributes }: NewUser,
  request: WireRequest,
  parts: ConsoleParts,
): Promise<{ username: string }> {
  const pool = poolOf(parts);
  const given = Object.entries({
    ...attributes,
    // Whoever creates the user vouches for the contacts, so that codes can be sent there.
    email_verified: 'true',
    ...('phone_number' in attributes && { phone_number_verified: 'true' }),
  });
  const user = { Username: name };
  const withPassword = { MessageAction: 'SUPPRESS', TemporaryPassword: password };
  await runPoolOperation(
    'AdminCreateUser',
    {
      ...user,
      UserAttributes: given.map(([Name, Value]) => ({ Name, Value })),
      ...(password !== '' && withPassword),
    },
    request,
    parts,
  );
  if (password !== '') await setPassword({ username: name, password }, request, parts);
  return { username: (await pool.users.find(name))?.username ?? name };
}

/** Sets a permanent password, which confirms the user. Throws AwsError. */
export function setPassword(
  { username, password }: { username: string; password: string },
  request: WireRequest,
  parts: ConsoleParts,
): Promise<void> {
  const input = { Username: username, Password: password, Permanent: true };
  return runPoolOperation('AdminSetUserPassword', input, request, parts);
}

function listed(user: User) {
  const { username, status, enabled, attributes } = user;
  const name = attributes['email'] ?? attributes['phone_number'] ?? username;
  return { username, name, status, enabled };
}
