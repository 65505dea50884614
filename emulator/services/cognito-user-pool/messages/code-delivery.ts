import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Mailbox, MessagePurpose } from '../../../mailbox/mailbox';
import { maskDestination } from './mask';

/** Where a code went, as Cognito tells the client. */
export interface CodeDeliveryDetails {
  Destination: string;
  DeliveryMedium: 'EMAIL' | 'SMS';
  AttributeName: string;
}

/** The attributes that a message can be sent to. */
export type ContactAttribute = 'email' | 'phone_number';

/** Puts the messages that Cognito would send into the mailbox. */
export class CodeDelivery {
  constructor(
    private readonly definition: Pick<UserPoolDefinition, 'verification'>,
    private readonly mailbox: Mailbox,
  ) {}

  /** Sends a code with the pool's own wording. */
  async send(
    attribute: ContactAttribute,
    destination: string,
    code: string,
    purpose: Exclude<MessagePurpose, 'invitation'>,
  ): Promise<CodeDeliveryDetails> {
    const { emailSubject, emailMessage, smsMessage } = this.definition.verification;
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

  /** Sends a new account's temporary password. */
  async invite(
    attribute: ContactAttribute,
    destination: string,
    temporaryPassword: string,
  ): Promise<void> {
    await this.mailbox.deliver({
      to: destination,
      medium: attribute === 'email' ? 'EMAIL' : 'SMS',
      purpose: 'invitation',
      subject: attribute === 'email' ? 'Your temporary password' : '',
      body: `Your username is ${destination} and temporary password is ${temporaryPassword}.`,
      code: temporaryPassword,
    });
  }
}

/** What a client is told of a message to `destination`, sent or only seemingly sent. */
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

/** Cognito's default; the definition carries no wording of its own for it. */
const mfaMessage = 'Your authentication code is {####}.';
