import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Mailbox } from '../../../mailbox/mailbox';
import type { UserPool } from '../pool';
import { sentCodeLimit } from '../state/attempt-limits';
import type { CodePurpose } from '../state/codes';
import type { User } from '../state/user';

/** Where a code was sent, in Cognito's format. */
export interface CodeDeliveryDetails {
  Destination: string;
  DeliveryMedium: 'EMAIL';
  AttributeName: 'email';
}

const invitation = {
  emailSubject: 'Your temporary password',
  emailMessage: 'Your username is {username} and temporary password is {####}.',
};

/** Delivers the messages that Cognito would send to the mailbox. */
export class CodeDelivery {
  constructor(
    private readonly templates: UserPoolDefinition['verification'],
    private readonly mailbox: Mailbox,
  ) {}

  /** Sends a code, or a new user's temporary password. */
  async email(to: string, purpose: CodePurpose | 'invitation', code: string): Promise<void> {
    const { emailSubject, emailMessage } = purpose === 'invitation' ? invitation : this.templates;
    const fill = (text: string) => text.replaceAll('{####}', code).replaceAll('{username}', to);
    const [subject, body] = [fill(emailSubject), fill(emailMessage)];
    await this.mailbox.deliver({ to, medium: 'EMAIL', purpose, subject, body, code });
  }

  /** Texts a sign-in code to a phone. */
  async textMessage(to: string, code: string): Promise<void> {
    const body = this.templates.mfaMessage.replaceAll('{####}', code);
    await this.mailbox.deliver({ to, medium: 'SMS', purpose: 'sign-in', subject: '', body, code });
  }
}

/** Emails a user a new code, which invalidates an earlier one for the same purpose. */
export async function sendCode(
  { codes, delivery }: UserPool,
  { username }: User,
  email: string,
  purpose: CodePurpose,
): Promise<CodeDeliveryDetails> {
  await delivery.email(email, purpose, await codes.issue(username, purpose));
  return emailDelivery(email);
}

/** Counts a requested code against the user's limit. Throws LimitExceededException. */
export async function countSentCode({ limits }: UserPool, username: string): Promise<void> {
  await limits.consume(`sent/${username}`, sentCodeLimit);
}

/** Returns the delivery details of an email. */
export function emailDelivery(email: string): CodeDeliveryDetails {
  return {
    Destination: maskDestination(email),
    DeliveryMedium: 'EMAIL',
    AttributeName: 'email',
  };
}

/** Masks a destination as Cognito does: 'j***@e***', '+*******1234'. */
export function maskDestination(destination: string): string {
  const [local = '', domain] = destination.split('@');
  if (domain !== undefined) return `${local.charAt(0)}***@${domain.charAt(0)}***`;
  return `+${'*'.repeat(7)}${destination.slice(-4)}`;
}
