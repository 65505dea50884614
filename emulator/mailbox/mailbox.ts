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
export type MessagePurpose = (typeof purposes)[number];

const messageSchema = v.object({
  /** Grows with every message. */
  id: v.number(),
  /** When it was sent, ISO 8601 in UTC. */
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
  /** Newest first; only those to `recipient` when it is given, in any case of letters. */
  messages(recipient?: string): Promise<MailboxMessage[]>;
}

/** How many messages are kept; the oldest go first. */
export const mailboxCapacity = 500;

/** The mailbox of this state folder. It outlives a restart, like the codes in it. */
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
      const kept = await load();
      const id = (kept.at(-1)?.id ?? 0) + 1;
      const message = { ...content, id, at: context.clock.now().toISOString() };
      kept.push(message);
      await stored.put(keyOf(message), message);
      const dropped = kept.splice(0, Math.max(0, kept.length - mailboxCapacity));
      for (const old of dropped) await stored.delete(keyOf(old));
      context.log.info(terminalLine(message));
    },
    async messages(recipient) {
      const kept = await load();
      const wanted = recipient?.toLowerCase();
      return kept
        .filter(({ to }) => wanted === undefined || to.toLowerCase() === wanted)
        .toReversed();
    },
  };
}

/** Keys sort as numbers do. */
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

/** What a purpose is called where people read it. */
export function describePurpose(purpose: MessagePurpose): string {
  return describedPurposes[purpose];
}

/** One line, whatever an address may contain. */
function terminalLine({ medium, to, purpose, code }: MailboxMessage): string {
  const kind = medium === 'EMAIL' ? 'mail' : 'SMS';
  // oxlint-disable-next-line no-control-regex -- control characters are what must not reach a terminal
  const address = to.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '?');
  return `[mailbox] ${kind} to ${address}: ${describePurpose(purpose)} ${code}`;
}
