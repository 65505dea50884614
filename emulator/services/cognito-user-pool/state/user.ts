import * as v from 'valibot';

export const factorNames = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] as const;

/** An MFA factor, by Cognito's name. */
export type Factor = (typeof factorNames)[number];

const externalSchema = v.object({
  /** The token's `sub`: a generated UUID. */
  sub: v.string(),
  provider: v.string(),
  providerType: v.string(),
  /** The user's ID at the provider. */
  userId: v.string(),
});

const userSchema = v.object({
  /** The key of all of the user's data: a generated UUID, or '<provider>_<id>' for a social user. */
  username: v.string(),
  status: v.picklist(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'EXTERNAL_PROVIDER']),
  /** The identity provider of a social user. */
  external: v.optional(externalSchema),
  enabled: v.boolean(),
  created: v.pipe(v.string(), v.isoTimestamp()),
  modified: v.pipe(v.string(), v.isoTimestamp()),
  attributes: v.record(v.string(), v.string()),
  /** A new email address, which takes effect once verified. */
  pendingEmail: v.optional(v.string()),
  groups: v.array(v.string()),
  /** The SRP salt and verifier, hexadecimal. The password itself is not stored. */
  password: v.optional(v.object({ salt: v.string(), verifier: v.string() })),
  temporaryPasswordUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  factors: v.array(v.picklist(factorNames)),
  preferredFactor: v.optional(v.picklist(factorNames)),
  /** The verified authenticator app's secret, and the last time step used. */
  softwareToken: v.optional(v.object({ secret: v.string(), lastStep: v.number() })),
});

/** A user as stored. */
export type User = v.InferOutput<typeof userSchema>;

/** Returns the `sub` claim of the user's tokens. */
export function subOf({ username, external }: Pick<User, 'username' | 'external'>): string {
  return external?.sub ?? username;
}

/** The attributes that a message can be sent to. Each has a flag that says whether it is verified. */
export const contactAttributes = ['phone_number', 'email'] as const;

/** Returns whether the email or phone number is verified. */
export function isVerified({ attributes }: Pick<User, 'attributes'>, name: string): boolean {
  return attributes[`${name}_verified`] === 'true';
}

/** Parses a stored user. Throws if it is invalid. */
export const parseUser = (value: unknown): User => v.parse(userSchema, value);
