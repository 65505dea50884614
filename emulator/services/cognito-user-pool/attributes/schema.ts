import type { UserAttributeDefinition, UserPoolDefinition } from '../../../assembly/definition';
import { standardAttributes } from '../../../assembly/user-pool';
import {
  attributeNotChangeable,
  invalidAttributes,
  invalidEmail,
  invalidPhoneNumber,
  unauthorizedAttribute,
} from '../errors';

/** Set by the pool itself, or by an administrator. */
const verifiedFlags = ['email_verified', 'phone_number_verified'] as const;

const longestValue = 2048;

export type Attributes = Readonly<Record<string, string>>;

/** Whose hand writes: only administrators may say that an address is verified. */
export type Writer = 'user' | 'administrator';

/** Checks attributes against the pool's schema before they are written. */
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

  /** Throws when a new account's attributes are unknown, malformed or incomplete. */
  assertComplete(attributes: Attributes, writer: Writer): void {
    this.#assertWritable(attributes, writer);
    this.assertRequiredPresent(attributes);
  }

  /** Throws when a required attribute is not there. */
  assertRequiredPresent(attributes: Attributes): void {
    const missing = this.missing(attributes).map((name) => `${name}: The attribute is required`);
    if (missing.length > 0) throw invalidAttributes(missing);
  }

  /** Throws when a change of attributes is unknown, malformed, or touches what cannot change. */
  assertChangeable(changes: Attributes, writer: Writer): void {
    this.#assertWritable(changes, writer);
    const fixed = Object.keys(changes).find(
      (name) => this.#definitions.get(name)?.mutable === false,
    );
    if (fixed !== undefined) throw attributeNotChangeable(fixed);
  }

  /** Throws when one of the names cannot be taken off an account. */
  assertRemovable(names: readonly string[]): void {
    for (const name of names) {
      if (name === 'sub' || isVerifiedFlag(name)) throw unauthorizedAttribute();
      const definition = this.#definitions.get(name);
      if (!definition) throw invalidAttributes([unknown(name)]);
      if (definition.required) throw invalidAttributes([`${name}: The attribute is required`]);
    }
  }

  /** Required attributes that are not there. */
  missing(attributes: Attributes): string[] {
    return [...this.#definitions.values()]
      .filter(({ name, required }) => required && !attributes[name])
      .map(({ name }) => name);
  }

  #assertWritable(attributes: Attributes, writer: Writer): void {
    const names = Object.keys(attributes);
    if (names.includes('sub') || (writer === 'user' && names.some(isVerifiedFlag)))
      throw unauthorizedAttribute();
    const broken = Object.entries(attributes).flatMap(([name, value]) => this.#broken(name, value));
    if (broken.length > 0) throw invalidAttributes(broken);
    if (attributes['email'] !== undefined && !isEmail(attributes['email'])) throw invalidEmail();
    if (attributes['phone_number'] !== undefined && !isPhoneNumber(attributes['phone_number']))
      throw invalidPhoneNumber();
  }

  #broken(name: string, value: string): string[] {
    if (isVerifiedFlag(name))
      return value === 'true' || value === 'false' ? [] : [`${name}: Must be true or false`];
    const definition = this.#definitions.get(name);
    if (!definition) return [unknown(name)];
    const { minLength = 0, maxLength = longestValue } = definition;
    if (value.length < minLength)
      return [`${name}: String must be no shorter than ${minLength} characters`];
    if (value.length > maxLength)
      return [`${name}: String must be no longer than ${maxLength} characters`];
    return [];
  }
}

export function isEmail(text: string): boolean {
  return /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>.]+$/.test(text) && text.length <= 254;
}

/** E.164: a plus sign and up to fifteen digits. */
export function isPhoneNumber(text: string): boolean {
  return /^\+[1-9][0-9]{4,14}$/.test(text);
}

function isVerifiedFlag(name: string): boolean {
  return verifiedFlags.some((flag) => flag === name);
}

function unknown(name: string): string {
  return `${name}: Attribute does not exist in the schema.`;
}
