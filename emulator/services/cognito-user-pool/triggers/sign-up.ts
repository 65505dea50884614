import * as v from 'valibot';
import type { Client } from '../clients';
import type { UserPool } from '../pool';
import type { User } from '../state/user';
import { triggerAttributes } from './user-attributes';

const preSignUpResponse = v.object({
  autoConfirmUser: v.nullish(v.boolean(), false),
  autoVerifyEmail: v.nullish(v.boolean(), false),
  autoVerifyPhone: v.nullish(v.boolean(), false),
});

type Dependencies = Pick<UserPool, 'triggers'>;

/**
 * Runs the pre sign-up trigger, which may refuse the user. Returns the user, confirmed and verified as the
 * trigger's response says. The response has no effect on users of providers or users created by administrators.
 */
export async function runPreSignUp(
  { triggers }: Dependencies,
  user: User,
  {
    source,
    client,
    attributes = user.attributes,
    validationData,
  }: {
    source: 'SignUp' | 'AdminCreateUser' | 'ExternalProvider';
    client?: Client;
    /** The attributes passed to the trigger, if not the user's. */
    attributes?: Record<string, string>;
    validationData?: Record<string, string>;
  },
): Promise<User> {
  const response = await triggers.run(
    'PreSignUp',
    { source: `PreSignUp_${source}`, userName: user.username, client },
    {
      request: {
        userAttributes: attributes,
        validationData: validationData ?? null,
        ...(client?.metadata && { clientMetadata: client.metadata }),
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    },
    preSignUpResponse,
  );
  if (!response || source !== 'SignUp') return user;
  return {
    ...user,
    status: response.autoConfirmUser ? 'CONFIRMED' : user.status,
    attributes: {
      ...user.attributes,
      ...(response.autoVerifyEmail && { email_verified: 'true' }),
      ...(response.autoVerifyPhone && { phone_number_verified: 'true' }),
    },
  };
}

/** Runs the post confirmation trigger. If it fails, the user is confirmed anyway. */
export async function runPostConfirmation(
  { triggers }: Dependencies,
  user: User,
  source: 'ConfirmSignUp' | 'ConfirmForgotPassword',
  client?: Client,
): Promise<void> {
  await triggers.run(
    'PostConfirmation',
    { source: `PostConfirmation_${source}`, userName: user.username, client },
    {
      request: {
        userAttributes: triggerAttributes(user),
        ...(client?.metadata && { clientMetadata: client.metadata }),
      },
      response: {},
    },
    v.unknown(),
  );
}
