import * as v from 'valibot';
import type { Client } from '../clients';
import type { User } from '../state/user';
import type { Triggers } from './triggers';
import { triggerAttributes } from './user-attributes';

/** The purpose of a message, under Cognito's name for it. */
export type MessageOccasion =
  | 'SignUp'
  | 'ResendCode'
  | 'ForgotPassword'
  | 'UpdateUserAttribute'
  | 'VerifyUserAttribute'
  | 'Authentication'
  | 'AdminCreateUser';

const response = v.object({
  smsMessage: v.nullish(v.string()),
  emailMessage: v.nullish(v.string()),
  emailSubject: v.nullish(v.string()),
});

/** A message's parts, with the placeholders {####} and {username}. */
export type CustomMessage = v.InferOutput<typeof response>;

/** Runs the custom message trigger and returns the parts that it replaces. */
export async function runCustomMessage(
  triggers: Triggers,
  {
    user,
    client,
    occasion,
  }: { user: User; client?: Client | undefined; occasion: MessageOccasion },
): Promise<CustomMessage> {
  const result = await triggers.run(
    'CustomMessage',
    { source: `CustomMessage_${occasion}`, userName: user.username, client },
    {
      request: {
        userAttributes: triggerAttributes(user),
        codeParameter: '{####}',
        linkParameter: '{##Click Here##}',
        usernameParameter: occasion === 'AdminCreateUser' ? '{username}' : null,
        ...(client?.metadata && { clientMetadata: client.metadata }),
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    },
    response,
  );
  return result ?? {};
}
