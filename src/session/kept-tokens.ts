import config from 'client-config/data';
import * as v from 'valibot';

const SignInDetails = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loginId: v.optional(v.string()) }),
);
const ExpirySchema = v.object({ exp: v.number() });

/** A token that has less left than this is renewed rather than sent. */
const MARGIN_MS = 10_000;

/** The names under which Amplify keeps what belongs to a session begin with this. */
export const TOKEN_KEY_PREFIX = 'CognitoIdentityServiceProvider.';

export interface KeptTokens {
  readonly access: string;
  readonly id: string | undefined;
  /** What the user signed in with. */
  readonly loginId: string | undefined;
  /** How far Amplify found the pool's clock ahead of this one, in milliseconds. */
  readonly clockDrift: number;
}

/**
 * The tokens that Amplify keeps in this browser, read without loading Amplify: a return visit needs
 * nothing else for as long as they are good. Undefined when there are none. Nothing is verified here;
 * the backend does that. Throws where storage is not readable.
 */
export function keptTokens(): KeptTokens | undefined {
  const client = config.clientId;
  const pool = `${TOKEN_KEY_PREFIX}${client}`;
  const user = `${pool}.${localStorage.getItem(`${pool}.LastAuthUser`)}`;
  const access = localStorage.getItem(`${user}.accessToken`);
  if (!access) return undefined;
  const details = v.safeParse(SignInDetails, localStorage.getItem(`${user}.signInDetails`));
  return {
    access,
    id: localStorage.getItem(`${user}.idToken`) ?? undefined,
    loginId: details.success ? details.output.loginId : undefined,
    clockDrift: Number(localStorage.getItem(`${user}.clockDrift`)) || 0,
  };
}

/** The kept access token while it can still be used; undefined when it has to be renewed. */
export function usableAccessToken(now: number): string | undefined {
  try {
    const kept = keptTokens();
    if (!kept) return undefined;
    const { exp } = v.parse(ExpirySchema, claimsOf(kept.access));
    return now + kept.clockDrift + MARGIN_MS < exp * 1000 ? kept.access : undefined;
  } catch {
    return undefined;
  }
}

/** What a token says, not verified. Throws when it is no token. */
export function claimsOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (char) => char.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes));
}
