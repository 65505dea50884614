import type { UserAttributeDefinition, UserPoolDefinition } from '../../../assembly/definition';
import { standardAttributes } from '../../../assembly/user-pool';
import {
  immutableAttribute,
  invalidAttributes,
  invalidEmail,
  invalidPhoneNumber,
  unauthorizedAttribute,
  invalidUsernameFormat,
  usernameMismatch,
} from '../errors';

/** Only the pool or an administrator may set these. */
const verifiedFlags = ['email_verified', 'phone_number_verified'] as const;

const maxValueLength = 2048;

export type Attributes = Readonly<Record<string, string>>;

/** Who writes the attributes. Only administrators may mark an email or phone number as verified. */
export type Writer = 'user' | 'administrator';

/** Validates attributes against the pool's schema. */
export class AttributeSchema {
  readonly #definitions: ReadonlyMap<string, UserAttributeDefinition>;

  constructor(definition: Pick<UserPoolDefinition, 'schema'>) {
    const standard = Array.from(standardAttributes, (name) => ({
      name,
      required: false,
      mutable: true,
    }));
    this.#definitions = new Map(
      [...standard, ...definition.schema].map((attribute) => [attribute.name, attribute]),
    );
  }

  /** Throws if a new user's attributes are unknown, malformed, or incomplete. */
  assertComplete(attributes: Attributes, writer: Writer): void {
    this.#assertWritable(attributes, writer);
    this.assertRequiredPresent(attributes);
  }

  /** Throws if a required attribute is missing. */
  assertRequiredPresent(attributes: Attributes): void {
    const missing = this.missing(attributes).map((name) => `${name}: The attribute is required`);
    if (missing.length > 0) throw invalidAttributes(missing);
  }

  /** Throws if a changed attribute is unknown, malformed, or immutable. */
  assertChangeable(changes: Attributes, writer: Writer): void {
    this.#assertWritable(changes, writer);
    const immutable = Object.keys(changes).find(
      (name) => this.#definitions.get(name)?.mutable === false,
    );
    if (immutable !== undefined) throw immutableAttribute(immutable);
  }

  /** Returns the names of missing required attributes. */
  missing(attributes: Attributes): string[] {
    return [...this.#definitions.values()]
      .filter(({ name, required }) => required && !attributes[name])
      .map(({ name }) => name);
  }

  #assertWritable(attributes: Attributes, writer: Writer): void {
    const names = Object.keys(attributes);
    if (names.includes('sub') || (writer === 'user' && names.some(isVerifiedFlag)))
      throw unauthorizedAttribute();
    const violations = Object.entries(attributes).flatMap(([name, value]) =>
      this.#violations(name, value),
    );
    if (violations.length > 0) throw invalidAttributes(violations);
    if (attributes['email'] !== undefined && !isEmail(attributes['email'])) throw invalidEmail();
    if (attributes['phone_number'] !== undefined && !isPhoneNumber(attributes['phone_number']))
      throw invalidPhoneNumber();
  }

  #violations(name: string, value: string): string[] {
    if (isVerifiedFlag(name))
      return value === 'true' || value === 'false' ? [] : [`${name}: Must be true or false`];
    const definition = this.#definitions.get(name);
    if (!definition) return [unknownAttribute(name)];
    const { minLength = 0, maxLength = maxValueLength } = definition;
    if (value.length < minLength)
      return [`${name}: String must be no shorter than ${minLength} characters`];
    if (value.length > maxLength)
      return [`${name}: String must be no longer than ${maxLength} characters`];
    return [];
  }
}

/** Returns whether the text is an email address of at most 254 characters. */
function isEmail(text: string): boolean {
  return /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>.]+$/.test(text) && text.length <= 254;
}

/** Returns whether the text is an E.164 number: a plus sign and up to fifteen digits. */
function isPhoneNumber(text: string): boolean {
  return /^\+[1-9][0-9]{4,14}$/.test(text);
}

function isVerifiedFlag(name: string): boolean {
  return verifiedFlags.some((flag) => flag === name);
}

function unknownAttribute(name: string): string {
  return `${name}: Attribute does not exist in the schema.`;
}

/**
 * Returns a new user's attributes including the email, which clients send as the username. Throws
 * InvalidParameterException.
 */
export function withEmail(username: string, attributes: Attributes): Attributes {
  if (!isEmail(username)) throw invalidUsernameFormat('an email');
  const { email } = attributes;
  if (email !== undefined && email.toLowerCase() !== username.toLowerCase())
    throw usernameMismatch('email');
  return { ...attributes, email: username };
}
