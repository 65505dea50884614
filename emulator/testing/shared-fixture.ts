import { rmSync } from 'node:fs';
import * as v from 'valibot';
import { messageSchema, type MailboxMessage } from '../mailbox/mailbox';
import { startFixture } from './running-fixture';

/**
 * One emulator for all test files of a process, which use accounts, rows and objects of their own. It has a hosted
 * sign-in, and more buckets than the project's.
 */
export const emulator = await startFixture({
  change: ({ userPool, buckets, ...rest }) => ({
    ...rest,
    userPool: { ...userPool, domain: 'fixture' },
    buckets: [...buckets, { name: 'another' }, { name: 'listed' }],
  }),
});

// Vitest ends its processes with a signal.
process.once('SIGTERM', () => {
  rmSync(emulator.stateFolder, { recursive: true, force: true });
  process.exit();
});

const { userPool, buckets } = emulator.definition;

/** The developer's client of the user pool. */
export const { client } = emulator;

/** The client that Amplify synthesizes: SRP only, and hides whether a user exists. */
export const webClient = userPool.clients[0]?.id ?? '';

/** The project's bucket. */
export const bucket = buckets[0]?.name ?? '';

/** Returns the members that name a user in an admin operation. */
export const asAdmin = (Username: string) => ({ UserPoolId: emulator.poolId, Username });

/** Returns the messages to an email address or phone number, newest first. */
export async function messages(to: string, { origin } = emulator): Promise<MailboxMessage[]> {
  const query = new URLSearchParams({ to }).toString();
  const response = await fetch(`${origin}/mailbox/messages.json?${query}`);
  return v.parse(v.array(messageSchema), await response.json());
}

/** Returns the newest message to an email address or phone number. */
export async function lastMessage(to: string, sentBy = emulator): Promise<MailboxMessage> {
  const [message] = await messages(to, sentBy);
  if (!message) throw new Error(`No message was sent to ${to}`);
  return message;
}
