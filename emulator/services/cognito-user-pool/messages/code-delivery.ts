import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Mailbox, MessagePurpose } from '../../../mailbox/mailbox';
import type { Contact } from '../contacts';
import type { UserPool } from '../pool';
import type { User } from '../state/user';

/** Where a code was sent, in Cognito's format. */
export interface CodeDeliveryDetails {
  Destination: string;
  DeliveryMedium: 'EMAIL' | 'SMS';
  AttributeName: string;
}

/** The attributes that hold a message destination. */
export type ContactAttribute = 'email' | 'phone_number';

interface Message {
  contact: Contact;
  code: string;
  purpose: MessagePurpose;
}

/** A message with a code. */
export interface CodeMessage extends Message {
  purpose: Exclude<MessagePurpose, 'invitation'>;
}

/** Cognito's invitation, by email and SMS. */
const invited = 'Your username is {username} and temporary password is {####}.';
const invitation = {
  emailSubject: 'Your temporary password',
  emailMessage: invited,
  smsMessage: invited,
};

/** Delivers the messages that Cognito would send to the mailbox. */
export class CodeDelivery {
  constructor(
    private readonly templates: UserPoolDefinition['verification'],
    private readonly mailbox: Mailbox,
  ) {}

  /** Sends a code with the pool's message template. */
  async send(message: CodeMessage): Promise<CodeDeliveryDetails> {
    const { attribute, destination } = message.contact;
    const { emailSubject, emailMessage, smsMessage, mfaMessage } = this.templates;
    const isSignIn = message.purpose === 'sign-in';
    await this.#deliver(message, {
      emailSubject,
      emailMessage: isSignIn ? mfaMessage : emailMessage,
      smsMessage: isSignIn ? mfaMessage : smsMessage,
    });
    return deliveryDetails(attribute, destination);
  }

  /** Sends a new user's temporary password. */
  async invite(contact: Contact, password: string): Promise<void> {
    const message = { purpose: 'invitation', contact, code: password } as const;
    await this.#deliver(message, invitation);
  }

  async #deliver(
    message: Message,
    template: { emailSubject: string; emailMessage: string; smsMessage: string },
  ): Promise<void> {
    const { attribute, destination } = message.contact;
    const isEmail = attribute === 'email';
    const filled = (text: string) =>
      text.replaceAll('{####}', message.code).replaceAll('{username}', destination);
    await this.mailbox.deliver({
      to: destination,
      medium: isEmail ? 'EMAIL' : 'SMS',
      purpose: message.purpose,
      subject: isEmail ? filled(template.emailSubject) : '',
      body: filled(isEmail ? template.emailMessage : template.smsMessage),
      code: message.code,
    });
  }
}

/** Sends a user a new code, which invalidates an earlier one for the same purpose. */
export async function sendCode(
  { codes, delivery }: UserPool,
  { username }: User,
  contact: Contact,
  purpose: 'sign-up' | 'password-reset' | 'verify-attribute',
): Promise<CodeDeliveryDetails> {
  const attribute = `attribute:${contact.attribute}` as const;
  const code = await codes.issue(username, purpose === 'verify-attribute' ? attribute : purpose);
  return delivery.send({ contact, code, purpose });
}

/** Returns the delivery details of a message to `destination`. */
export function deliveryDetails(
  attribute: ContactAttribute,
  destination: string,
): CodeDeliveryDetails {
  return {
    Destination: maskDestination(destination),
    DeliveryMedium: attribute === 'email' ? 'EMAIL' : 'SMS',
    AttributeName: attribute,
  };
}

/** Masks a destination as Cognito does: 'j***@e***', '+*******1234'. */
export function maskDestination(destination: string): string {
  const [local = '', domain] = destination.split('@');
  if (domain !== undefined) return `${local.charAt(0)}***@${domain.charAt(0)}***`;
  return `+${'*'.repeat(7)}${destination.slice(-4)}`;
}
