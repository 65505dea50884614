import config from 'client-config/data';
import * as v from 'valibot';
import { SECOND_MS } from '@/domain/instant';
import { CLOCK_TOLERANCE_MS, learnClock } from '@/lib/clock';
import { browserStorage } from '@/lib/storage';
import { type Account, accountFrom } from './account';
import { TOKEN_KEY_PREFIX } from './token-storage';

const SignInDetails = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loginId: v.optional(v.string()) }),
);
const Times = v.fallback(
  v.object({ iat: v.optional(v.number(), 0), exp: v.optional(v.number(), 0) }),
  { iat: 0, exp: 0 },
);

/** A token this close to its expiration is renewed rather than sent. */
const MARGIN_MS = 10_000;

interface StoredTokens {
  readonly access: string;
  readonly id: string | undefined;
  /** The name the user signed in with. */
  readonly loginId: string | undefined;
  /**
   * How far the pool's clock was ahead of the device's when the tokens were issued, in milliseconds, as measured by
   * Amplify.
   */
  readonly clockDrift: number;
}

/**
 * Returns the tokens that Amplify stored in this browser; undefined if there are none, or storage can't be read.
 * Doesn't load Amplify, so a return visit with valid tokens needs no more (docs/decisions/012). Doesn't verify the
 * tokens; the backend does. They correct this page's clock.
 */
export function readStoredTokens(): StoredTokens | undefined {
  const pool = `${TOKEN_KEY_PREFIX}${config.clientId}`;
  const user = `${pool}.${browserStorage.read(`${pool}.LastAuthUser`)}`;
  const access = browserStorage.read(`${user}.accessToken`);
  if (!access) return undefined;
  const drift = browserStorage.read(`${user}.clockDrift`);
  const clockDrift = Number(drift) || 0;
  // Amplify removes this before it writes new tokens, and writes it last.
  if (drift !== null) learnClock({ ahead: clockDrift, at: timesOf(access).issued });
  const details = v.safeParse(SignInDetails, browserStorage.read(`${user}.signInDetails`));
  return {
    access,
    id: browserStorage.read(`${user}.idToken`) ?? undefined,
    loginId: details.success ? details.output.loginId : undefined,
    clockDrift,
  };
}

/** Returns the account that the stored tokens describe, even expired ones; undefined if there are none. */
export function readStoredAccount(): Account | undefined {
  const tokens = readStoredTokens();
  // Another tab may be in the middle of storing the tokens, access token first.
  const id = tokens?.id && claimsIn(tokens.id);
  return tokens && id
    ? accountFrom({ access: claimsIn(tokens.access), id, loginId: tokens.loginId })
    : undefined;
}

/**
 * Returns the stored access token if it is valid at a given time by the device's clock; undefined if it must be
 * renewed.
 */
export function usableAccessToken(deviceTime: number): string | undefined {
  const tokens = readStoredTokens();
  if (!tokens) return undefined;
  const { access, clockDrift } = tokens;
  return deviceTime + clockDrift + MARGIN_MS < timesOf(access).expires ? access : undefined;
}

/**
 * Whether the stored token was issued after a given time by the device's clock. The clock has then been changed since,
 * and only a new token can tell by how much.
 */
export function isIssuedAfter(deviceTime: number): boolean {
  const tokens = readStoredTokens();
  if (!tokens) return false;
  const { access, clockDrift } = tokens;
  return deviceTime + clockDrift + CLOCK_TOLERANCE_MS < timesOf(access).issued;
}

/** Returns when a token was issued and when it expires, in milliseconds since the epoch; 0 if unknown. */
function timesOf(token: string) {
  const { iat, exp } = v.parse(Times, claimsIn(token));
  return { issued: iat * SECOND_MS, expires: exp * SECOND_MS };
}

/** Returns a token's claims without verifying them; undefined if the text isn't a token. */
export function claimsIn(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
