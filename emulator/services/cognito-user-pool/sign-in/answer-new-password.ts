import type { Client } from '../clients';
import type { Attributes } from '../attributes/schema';
import { immutableAttribute } from '../errors';
import type { UserPool } from '../pool';
import { contactAttributes } from '../state/user';
import { afterFirstFactor } from './after-password';
import { requireParameter, type SignInStep } from './steps';

const attributePrefix = 'userAttributes.';

/** NEW_PASSWORD_REQUIRED: replaces the temporary password and adds missing attributes. */
export async function answerNewPassword(
  pool: UserPool,
  client: Client,
  session: string,
  responses: Readonly<Record<string, string>>,
): Promise<SignInStep> {
  const password = requireParameter(responses, 'NEW_PASSWORD');
  const expected = { challenge: 'NEW_PASSWORD_REQUIRED', clientId: client.id } as const;
  const user = await pool.challenges.redeem(session, expected, async ({ username }) => {
    pool.passwords.assertConforms(password);
    const added = addedAttributes(responses);
    pool.schema.assertChangeable(added, 'user');
    return pool.users.update(
      username,
      (before) => {
        const attributes = withAdded(before.attributes, added);
        pool.schema.assertRequiredPresent(attributes);
        const status = 'CONFIRMED';
        return { ...pool.passwords.withPassword(before, password), attributes, status };
      },
      added,
    );
  });
  return afterFirstFactor(pool, client, user);
}

/** Changing an existing email or phone number requires verification, so it is not allowed here. */
function withAdded(existing: Attributes, added: Attributes): Record<string, string> {
  const changed = contactAttributes.find((name) => name in added && name in existing);
  if (changed !== undefined) throw immutableAttribute(changed);
  return { ...existing, ...added };
}

function addedAttributes(responses: Readonly<Record<string, string>>): Attributes {
  return Object.fromEntries(
    Object.entries(responses)
      .filter(([name]) => name.startsWith(attributePrefix))
      .map(([name, value]) => [name.slice(attributePrefix.length), value]),
  );
}
