import * as v from 'valibot';
import { operation, type Operation } from '../../../core/aws-json';
import { assertPool, requireUser, userView } from '../admin-user';
import { attributeListSchema } from '../attributes/attribute-list';
import { updateAttributes } from '../attributes/update';
import { withEmail } from '../attributes/schema';
import { alreadyConfirmed, unknownGroup } from '../errors';
import { adminUserInput, groupNameInput, passwordInput } from '../input';
import { newUser } from '../new-user';
import { removeUser } from '../operations/sessions';
import type { UserPool } from '../pool';

const userInput = v.object(adminUserInput);
const membership = v.object({ ...adminUserInput, GroupName: groupNameInput });
const changes = v.object({ ...adminUserInput, UserAttributes: attributeListSchema });
const creation = v.object({
  ...adminUserInput,
  TemporaryPassword: v.optional(passwordInput),
  UserAttributes: attributeListSchema,
  MessageAction: v.optional(v.literal('SUPPRESS')),
});
const setPassword = v.object({
  ...adminUserInput,
  Password: passwordInput,
  Permanent: v.optional(v.boolean(), false),
});

/** An administrator's operations on users. */
export const userOperations = (pool: UserPool): Record<string, Operation> => ({
  /** Creates a user with a temporary password and sends an invitation. */
  AdminCreateUser: operation(creation, async (request) => {
    assertPool(pool, request.UserPoolId);
    const password = request.TemporaryPassword ?? pool.passwords.newTemporaryPassword();
    pool.passwords.assertConforms(password);
    const attributes = withEmail(request.Username, request.UserAttributes);
    pool.schema.assertComplete(attributes, 'administrator');
    const created = newUser(attributes, pool.clock.now());
    const user = pool.passwords.withTemporaryPassword(created, password);
    await pool.users.create(user);
    if (request.MessageAction !== 'SUPPRESS')
      await pool.delivery.email(request.Username, 'invitation', password);
    return { User: userView(user) };
  }),

  /** Returns a user with its status. */
  AdminGetUser: operation(userInput, async (request) => {
    const { Attributes, ...view } = userView(await requireUser(pool, request));
    return { ...view, UserAttributes: Attributes };
  }),

  /** Confirms a user without verifying the email address. */
  AdminConfirmSignUp: operation(userInput, async (request) => {
    const { username } = await requireUser(pool, request);
    await pool.users.update(username, (before) => {
      if (before.status !== 'UNCONFIRMED') throw alreadyConfirmed(before.status);
      return { ...before, status: 'CONFIRMED' };
    });
    return {};
  }),

  /** Can also mark an email or phone number as verified. */
  AdminUpdateUserAttributes: operation(changes, async (request) => {
    const user = await requireUser(pool, request);
    await updateAttributes(pool, user, request.UserAttributes, 'administrator');
    return {};
  }),

  /** Sets a permanent password, or one the user must change at the next sign-in. */
  AdminSetUserPassword: operation(setPassword, async (request) => {
    const { username } = await requireUser(pool, request);
    pool.passwords.assertConforms(request.Password);
    await pool.users.update(username, (before) =>
      request.Permanent
        ? { ...pool.passwords.withPassword(before, request.Password), status: 'CONFIRMED' }
        : pool.passwords.withTemporaryPassword(before, request.Password),
    );
    await pool.lockout.reset(username);
    return {};
  }),

  /** Takes effect in tokens issued from now on. */
  AdminAddUserToGroup: operation(membership, (request) =>
    changeGroups(pool, request, (groups, name) => [...new Set([...groups, name])]),
  ),

  /** Takes effect in tokens issued from now on. */
  AdminRemoveUserFromGroup: operation(membership, (request) =>
    changeGroups(pool, request, (groups, name) => groups.filter((group) => group !== name)),
  ),

  /** Blocks sign-in and revokes the user's tokens. */
  AdminDisableUser: operation(userInput, async (request) => {
    const { username } = await requireUser(pool, request);
    await pool.users.update(username, (before) => ({ ...before, enabled: false }));
    await pool.families.revokeAll(username);
    return {};
  }),

  /** Deletes a user. */
  AdminDeleteUser: operation(userInput, async (request) => {
    const { username } = await requireUser(pool, request);
    await removeUser(pool, username);
    return undefined;
  }),
});

/** Throws ResourceNotFoundException for a group that the definition doesn't have. */
async function changeGroups(
  pool: UserPool,
  request: v.InferOutput<typeof membership>,
  change: (groups: string[], name: string) => string[],
): Promise<undefined> {
  const { username } = await requireUser(pool, request);
  const { GroupName } = request;
  if (!pool.definition.groups.some(({ name }) => name === GroupName)) throw unknownGroup();
  await pool.users.update(username, (user) => ({
    ...user,
    groups: change(user.groups, GroupName),
  }));
}
