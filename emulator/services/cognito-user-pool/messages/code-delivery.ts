import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Mailbox, MessagePurpose } from '../../../mailbox/mailbox';
import type { Client } from '../clients';
import type { Contact } from '../contacts';
import type { User } from '../state/user';
import { runCustomMessage, type MessageOccasion } from '../triggers/custom-message';
import type { Triggers } from '../triggers/triggers';

/** Where a code was sent, in Cognito's format. */
export interface CodeDeliveryDetails {
  Destination: string;
  DeliveryMedium: 'EMAIL' | 'SMS';
  AttributeName: string;
}

/** The attributes that hold a message destination. */
export type ContactAttribute = 'email' | 'phone_number';

interface Message {
  user: User;
  /** The client whose request sends the message; absent for administrators. */
  client?: Client | undefined;
  contact: Contact;
  code: string;
  occasion: MessageOccasion;
  purpose: MessagePurpose;
}

/** A message with a code. */
export interface CodeMessage extends Message {
  purpose: Exclude<MessagePurpose, 'invitation'>;
}

/** Delivers the messages that Cognito would send to the mailbox. */
export class CodeDelivery {
  constructor(
    private readonly definition: Pick<UserPoolDefinition, 'verification' | 'invitation'>,
    private readonly mailbox: Mailbox,
    private readonly triggers: Triggers,
  ) {}

  /** Sends a code with the pool's message template, or as the custom message trigger says. */
  async send(message: CodeMessage): Promise<CodeDeliveryDetails> {
    const { attribute, destination } = message.contact;
    const { emailSubject, emailMessage, smsMessage, mfaMessage } = this.definition.verification;
    const isSignIn = message.purpose === 'sign-in';
    await this.#deliver(message, {
      emailSubject,
      emailMessage: isSignIn ? mfaMessage : emailMessage,
      smsMessage: isSignIn ? mfaMessage : smsMessage,
    });
    return deliveryDetails(attribute, destination);
  }

  /** Sends a new user's temporary password. */
  async invite(
    user: User,
    contact: Contact,
    { username, password }: { readonly username: string; readonly password: string },
  ): Promise<void> {
    const about = { occasion: 'AdminCreateUser', purpose: 'invitation' } as const;
    await this.#deliver(
      { ...about, user, contact, code: password },
      this.definition.invitation,
      username,
    );
  }

  async #deliver(
    message: Message,
    template: { emailSubject: string; emailMessage: string; smsMessage: string },
    username = message.contact.destination,
  ): Promise<void> {
    const { attribute, destination } = message.contact;
    const isEmail = attribute === 'email';
    this.triggers.refuse(isEmail ? 'CustomEmailSender' : 'CustomSMSSender');
    const custom = await runCustomMessage(this.triggers, message);
    const filled = (text: string) =>
      text.replaceAll('{####}', message.code).replaceAll('{username}', username);
    const body = isEmail
      ? (custom.emailMessage ?? template.emailMessage)
      : (custom.smsMessage ?? template.smsMessage);
    await this.mailbox.deliver({
      to: destination,
      medium: isEmail ? 'EMAIL' : 'SMS',
      purpose: message.purpose,
      subject: isEmail ? filled(custom.emailSubject ?? template.emailSubject) : '',
      body: filled(body),
      code: message.code,
    });
  }
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
