import { confirmSignUp, signIn, signUp } from 'aws-amplify/auth';
import * as v from 'valibot';

const Messages = v.array(v.object({ code: v.string() }));

/** The password of every account. */
export const password = 'Correct-Horse-1!';

/** Returns the code in the newest message to an email address or phone number. */
export async function codeSentTo(origin: string, recipient: string): Promise<string> {
  const query = `to=${encodeURIComponent(recipient)}`;
  const response = await fetch(`${origin}/mailbox/messages.json?${query}`);
  const [message] = v.parse(Messages, await response.json());
  if (!message) throw new Error(`No message was sent to ${recipient}`);
  return message.code;
}

/** Signs up with the real Amplify client, which `configureAmplify` pointed at `origin`, and signs in. */
export async function signUpAndIn(origin: string, username: string): Promise<void> {
  await signUp({ username, password });
  await confirmSignUp({ username, confirmationCode: await codeSentTo(origin, username) });
  const { isSignedIn } = await signIn({ username, password });
  if (!isSignedIn) throw new Error(`${username} could not sign in`);
}
