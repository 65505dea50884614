import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { BackendDefinition } from '../../assembly/definition';
import type { Faults } from '../../core/faults';
import type { Iam, IamCaller } from '../../core/identity';
import type { Mailbox } from '../../mailbox/mailbox';
import { invalid, SesError } from './errors';

/** An email to send: its parts, or all of it in the format of the internet. */
export interface Email {
  /** An address, with or without a name. Raw emails may have it in their header. */
  from: string | undefined;
  recipients: string[];
  content: { subject: string; text?: string | undefined; html?: string | undefined } | Buffer;
}

export interface SesParts {
  definition: Pick<BackendDefinition, 'region' | 'accountId'>;
  iam: Pick<Iam, 'isSigned' | 'authenticate' | 'allows'>;
  mailbox: Pick<Mailbox, 'deliver'>;
  faults: Faults;
}

/** SES's quota for an email. */
const mostRecipients = 50;

/** Puts an email into the mailbox, once for each recipient. Returns its id. Throws SesError. */
export async function sendEmail(
  { content, ...envelope }: Email,
  caller: IamCaller,
  parts: SesParts,
): Promise<string> {
  const isRaw = Buffer.isBuffer(content);
  const email = isRaw ? await withHeaders(content, envelope) : { ...envelope, ...content };
  const from = addressOf(email.from ?? '');
  const recipients = [...new Set(email.recipients.map(addressOf))];
  requireAccess(isRaw ? 'ses:SendRawEmail' : 'ses:SendEmail', from, caller, parts);
  if (recipients.length === 0) throw invalid('The email has no recipient.');
  if (recipients.length > mostRecipients) throw invalid('Recipient count exceeds 50.');
  for (const to of recipients) {
    await parts.mailbox.deliver({
      to,
      from,
      medium: 'EMAIL',
      purpose: 'application',
      subject: email.subject,
      body: email.text ?? email.html ?? '',
      ...(email.html !== undefined && { html: email.html }),
      code: '',
    });
  }
  return `${randomUUID()}-000000`;
}

/** Reads a raw email. What the request says about its way counts more than its header. */
async function withHeaders(raw: Buffer, { from, recipients }: Omit<Email, 'content'>) {
  const { default: PostalMime } = await import('postal-mime');
  const read = await PostalMime.parse(raw);
  const inHeader = [read.to, read.cc, read.bcc].flatMap((list) => list ?? []);
  const addresses = inHeader.flatMap((one) => one.group ?? [one]).map(({ address }) => address);
  return {
    from: from ?? read.from?.address,
    recipients: recipients.length > 0 ? recipients : addresses.flatMap((one) => one ?? []),
    subject: read.subject ?? '',
    text: read.text,
    html: read.html,
  };
}

/** Returns the address of 'Ann <ann@example.com>'. Throws SES's error if it is none. */
function addressOf(text: string): string {
  const address = /<([^<>]*)>\s*$/.exec(text)?.[1] ?? text.trim();
  if (!/^[^@\s]+@[^@\s]+$/.test(address)) throw invalid("Missing final '@domain'");
  return address;
}

/** On AWS, the sender's address or its domain is a verified identity. Here, either may be in the policy. */
function requireAccess(
  action: string,
  from: string,
  caller: IamCaller,
  { iam, definition: { region, accountId } }: SesParts,
): void {
  const identities = [from, from.slice(from.indexOf('@') + 1)].map(
    (name) => `arn:aws:ses:${region}:${accountId}:identity/${name}`,
  );
  if (identities.some((one) => iam.allows(caller, action, one, { 'ses:FromAddress': from }))) {
    return;
  }
  const role = caller.kind === 'developer' ? '' : caller.roleArn;
  throw new SesError(
    { v1: 'AccessDenied', v2: 'AccessDeniedException' },
    `User \`${role}' is not authorized to perform \`${action}' on resource \`${identities[0]}'`,
    403,
  );
}
