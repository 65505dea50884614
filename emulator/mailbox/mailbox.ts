import * as v from 'valibot';
import type { ServiceContext } from '../core/services';

const purposes = [
  'sign-up',
  'password-reset',
  'verify-attribute',
  'sign-in',
  'invitation',
] as const;

/** Why a message was sent. */
type MessagePurpose = (typeof purposes)[number];

/** A message as it appears in `/mailbox/messages.json`. */
export const messageSchema = v.object({
  /** Increases with every message. */
  id: v.number(),
  /** Time of delivery, ISO 8601 in UTC. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Email address or phone number. */
  to: v.string(),
  medium: v.picklist(['EMAIL', 'SMS']),
  purpose: v.picklist(purposes),
  /** Empty for SMS. */
  subject: v.string(),
  body: v.string(),
  /** The code, or the temporary password of an invitation. */
  code: v.string(),
});

/** A message that Cognito would have sent. */
export type MailboxMessage = v.InferOutput<typeof messageSchema>;

export interface Mailbox {
  deliver(message: Omit<MailboxMessage, 'id' | 'at'>): Promise<void>;
  /** Returns the messages, newest first; if `recipient` is given, only those sent to it, ignoring case. */
  messages(recipient?: string): Promise<MailboxMessage[]>;
}

/** The number of messages kept; older ones are deleted. */
export const mailboxCapacity = 500;

/** Creates the mailbox. It survives restarts, just like the codes in it. */
export function createMailbox(context: Pick<ServiceContext, 'clock' | 'log' | 'store'>): Mailbox {
  const stored = context.store.collection('mailbox', (value) => v.parse(messageSchema, value));
  let oldestFirst: Promise<MailboxMessage[]> | undefined;
  const load = () => (oldestFirst ??= readAll());

  async function readAll(): Promise<MailboxMessage[]> {
    const messages: MailboxMessage[] = [];
    for await (const [, message] of stored.entries()) messages.push(message);
    return messages;
  }

  return {
    async deliver(content) {
      const messages = await load();
      const id = (messages.at(-1)?.id ?? 0) + 1;
      const message = { ...content, id, at: context.clock.now().toISOString() };
      messages.push(message);
      await stored.put(keyOf(message), message);
      const expired = messages.splice(0, Math.max(0, messages.length - mailboxCapacity));
      for (const old of expired) await stored.delete(keyOf(old));
      context.log.info(terminalLine(message));
    },
    async messages(recipient) {
      const messages = await load();
      const address = recipient?.toLowerCase();
      return messages
        .filter(({ to }) => address === undefined || to.toLowerCase() === address)
        .toReversed();
    },
  };
}

/** Padded, so keys sort numerically. */
function keyOf({ id }: MailboxMessage): string {
  return id.toString().padStart(12, '0');
}

const describedPurposes: Record<MessagePurpose, string> = {
  'sign-up': 'sign-up code',
  'password-reset': 'password reset code',
  'verify-attribute': 'verification code',
  'sign-in': 'sign-in code',
  invitation: 'temporary password',
};

/** Returns a readable label: 'sign-up code'. */
export function describePurpose(purpose: MessagePurpose): string {
  return describedPurposes[purpose];
}

function terminalLine({ medium, to, purpose, code }: MailboxMessage): string {
  const kind = medium === 'EMAIL' ? 'email' : 'SMS';
  return `[mailbox] ${kind} to ${printable(to)}: ${describePurpose(purpose)} ${code}`;
}

/** Strips control characters, which could forge log lines. */
function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '?');
}
