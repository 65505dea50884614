import * as v from 'valibot';
import { operation } from '../../../core/aws-json';
import { assertPool, userView } from '../admin-user';
import { attributeListSchema } from '../attributes/attribute-list';
import { withEmail } from '../attributes/username';
import { contactAttributes } from '../contacts';
import { adminUserInput, passwordInput } from '../input';
import { newUser } from '../new-user';
import type { UserPool } from '../pool';
import type { User } from '../state/user';

const input = v.object({
  ...adminUserInput,
  TemporaryPassword: v.optional(passwordInput),
  UserAttributes: attributeListSchema,
  MessageAction: v.optional(v.literal('SUPPRESS')),
});

type Request = v.InferOutput<typeof input>;
/** AdminCreateUser: creates a user with a temporary password and sends an invitation. */
export const adminCreateUser = (pool: UserPool) =>
  operation(input, async (request) => {
    assertPool(pool, request.UserPoolId);
    const password = request.TemporaryPassword ?? pool.passwords.newTemporaryPassword();
    pool.passwords.assertConforms(password);
    const user = await create(pool, request, password);
    if (request.MessageAction !== 'SUPPRESS') await invite(pool, user, password);
    return { User: userView(user) };
  });

async function create(pool: UserPool, request: Request, password: string): Promise<User> {
  const attributes = withEmail(request.Username, request.UserAttributes);
  pool.schema.assertComplete(attributes, 'administrator');
  const user = pool.passwords.withTemporaryPassword(
    newUser(attributes, pool.clock.now()),
    password,
  );
  await pool.users.create(user);
  return user;
}

async function invite({ delivery }: UserPool, user: User, password: string): Promise<void> {
  const attribute = contactAttributes.toReversed().find((name) => name in user.attributes);
  const destination = attribute && user.attributes[attribute];
  if (attribute && destination !== undefined)
    await delivery.invite({ attribute, destination }, password);
}
