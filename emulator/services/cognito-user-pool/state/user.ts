import * as v from 'valibot';

export const factorNames = ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'] as const;

/** A second factor, as Cognito names it. */
export type Factor = (typeof factorNames)[number];

const externalSchema = v.object({
  /** The token's `sub`: a generated UUID. */
  sub: v.string(),
  provider: v.string(),
  providerType: v.string(),
  /** The person's id at the provider. */
  userId: v.string(),
});

const userSchema = v.object({
  /**
   * The key of everything that the pool keeps of the account: a generated UUID, which is also the
   * token's `sub`, or '<provider>_<id>' for a social account.
   */
  username: v.string(),
  status: v.picklist([
    'UNCONFIRMED',
    'CONFIRMED',
    'FORCE_CHANGE_PASSWORD',
    'RESET_REQUIRED',
    'EXTERNAL_PROVIDER',
  ]),
  /** Who vouches for a social account. */
  external: v.optional(externalSchema),
  enabled: v.boolean(),
  created: v.pipe(v.string(), v.isoTimestamp()),
  modified: v.pipe(v.string(), v.isoTimestamp()),
  attributes: v.record(v.string(), v.string()),
  /** New values that take effect once their code was entered. */
  pendingAttributes: v.record(v.string(), v.string()),
  groups: v.array(v.string()),
  /** Hexadecimal; the password itself is nowhere. */
  password: v.optional(v.object({ salt: v.string(), verifier: v.string() })),
  temporaryPasswordUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  factors: v.array(v.picklist(factorNames)),
  preferredFactor: v.optional(v.picklist(factorNames)),
  /** The authenticator app's secret once verified, and the last time step whose code was used. */
  softwareToken: v.optional(v.object({ secret: v.string(), lastStep: v.number() })),
  /** A secret handed out and not verified yet. */
  pendingSoftwareToken: v.optional(v.string()),
});

/** An account of the pool, as it is stored. */
export type User = v.InferOutput<typeof userSchema>;

/** The account's id outside the pool: the `sub` of its tokens. */
export function subOf({ username, external }: Pick<User, 'username' | 'external'>): string {
  return external?.sub ?? username;
}

export const parseUser = (value: unknown): User => v.parse(userSchema, value);
