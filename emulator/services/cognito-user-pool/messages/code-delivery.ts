import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Mailbox, MessagePurpose } from '../../../mailbox/mailbox';
import type { Triggers } from '../triggers';

/** Where a code was sent, in Cognito's format. */
export interface CodeDeliveryDetails {
  Destination: string;
  DeliveryMedium: 'EMAIL' | 'SMS';
  AttributeName: string;
}

/** The attributes that hold a message destination. */
export type ContactAttribute = 'email' | 'phone_number';

/** Delivers the messages that Cognito would send to the mailbox. */
export class CodeDelivery {
  constructor(
    private readonly definition: Pick<UserPoolDefinition, 'verification' | 'invitation'>,
    private readonly mailbox: Mailbox,
    private readonly triggers: Triggers,
  ) {}

  /** Sends a code with the pool's message template. */
  async send(
    attribute: ContactAttribute,
    destination: string,
    code: string,
    purpose: Exclude<MessagePurpose, 'invitation'>,
  ): Promise<CodeDeliveryDetails> {
    this.#fireTriggers(attribute);
    const { emailSubject, emailMessage, smsMessage, mfaMessage } = this.definition.verification;
    const isEmail = attribute === 'email';
    const template = purpose === 'sign-in' ? mfaMessage : isEmail ? emailMessage : smsMessage;
    await this.mailbox.deliver({
      to: destination,
      medium: isEmail ? 'EMAIL' : 'SMS',
      purpose,
      subject: isEmail ? emailSubject : '',
      body: template.replaceAll('{####}', code),
      code,
    });
    return deliveryDetails(attribute, destination);
  }

  /** Sends a new user's temporary password. */
  async invite(
    attribute: ContactAttribute,
    destination: string,
    username: string,
    temporaryPassword: string,
  ): Promise<void> {
    this.#fireTriggers(attribute);
    const { emailSubject, emailMessage, smsMessage } = this.definition.invitation;
    const isEmail = attribute === 'email';
    await this.mailbox.deliver({
      to: destination,
      medium: isEmail ? 'EMAIL' : 'SMS',
      purpose: 'invitation',
      subject: isEmail ? emailSubject : '',
      body: (isEmail ? emailMessage : smsMessage)
        .replaceAll('{username}', username)
        .replaceAll('{####}', temporaryPassword),
      code: temporaryPassword,
    });
  }

  #fireTriggers(attribute: ContactAttribute): void {
    this.triggers.fire(
      'CustomMessage',
      attribute === 'email' ? 'CustomEmailSender' : 'CustomSMSSender',
    );
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
