import config from 'client-config/data';
import * as v from 'valibot';
import { SECOND_MS } from '@/domain/instant';
import { CLOCK_TOLERANCE_MS, learnClock } from '@/lib/clock';
import { type Account, accountFrom } from './account';
import { TOKEN_KEY_PREFIX } from './token-storage';

const SignInDetails = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loginId: v.optional(v.string()) }),
);
const ExpirySchema = v.object({ exp: v.number() });
const IssueSchema = v.object({ iat: v.number() });

/** A token closer to its expiration than this is renewed rather than sent. */
const MARGIN_MS = 10_000;

export interface StoredTokens {
  readonly access: string;
  readonly id: string | undefined;
  /** The name the user signed in with. */
  readonly loginId: string | undefined;
  /** How far the pool's clock is ahead of the device's, in milliseconds, as Amplify measured it when they were issued. */
  readonly clockDrift: number;
}

/**
 * Returns the tokens that Amplify stored in this browser; undefined if there are none. Doesn't load
 * Amplify, so a return visit with valid tokens needs no more (docs/decisions/012). Doesn't verify them;
 * the backend does. This page's clock is corrected by them. Throws if storage is not readable.
 */
export function readStoredTokens(): StoredTokens | undefined {
  const pool = `${TOKEN_KEY_PREFIX}${config.clientId}`;
  const user = `${pool}.${localStorage.getItem(`${pool}.LastAuthUser`)}`;
  const access = localStorage.getItem(`${user}.accessToken`);
  if (!access) return undefined;
  const drift = localStorage.getItem(`${user}.clockDrift`);
  const clockDrift = Number(drift) || 0;
  // Amplify removes it before it writes new tokens, and writes it last.
  if (drift !== null) learnClock({ ahead: clockDrift, at: issuedAt(access) });
  const details = v.safeParse(SignInDetails, localStorage.getItem(`${user}.signInDetails`));
  return {
    access,
    id: localStorage.getItem(`${user}.idToken`) ?? undefined,
    loginId: details.success ? details.output.loginId : undefined,
    clockDrift,
  };
}

/** Corrects this page's clock by the stored tokens, which have just been issued. */
export function readStoredClock(): void {
  try {
    readStoredTokens();
  } catch {
    // Without storage, what Amplify measured can't be read.
  }
}

/** Returns the account that the stored tokens describe, even if they have expired; undefined if there are none. */
export function readStoredAccount(): Account | undefined {
  try {
    const tokens = readStoredTokens();
    // Another tab may be in the middle of storing them, the access token first.
    if (!tokens?.id) return undefined;
    const { access, id, loginId } = tokens;
    return accountFrom({ access: decodeToken(access), id: decodeToken(id), loginId });
  } catch {
    return undefined;
  }
}

/** Returns the stored access token if it is valid at a time of the device; undefined if it must be renewed. */
export function usableAccessToken(deviceTime: number): string | undefined {
  try {
    const tokens = readStoredTokens();
    if (!tokens) return undefined;
    const { exp } = v.parse(ExpirySchema, decodeToken(tokens.access));
    return deviceTime + tokens.clockDrift + MARGIN_MS < exp * 1000 ? tokens.access : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the stored token was issued after a time of the device: its clock has been set since, and only a new one tells how. */
export function isIssuedAfter(deviceTime: number): boolean {
  try {
    const tokens = readStoredTokens();
    if (!tokens) return false;
    return deviceTime + tokens.clockDrift + CLOCK_TOLERANCE_MS < issuedAt(tokens.access);
  } catch {
    return false;
  }
}

function issuedAt(token: string): number {
  try {
    return v.parse(IssueSchema, decodeToken(token)).iat * SECOND_MS;
  } catch {
    return 0;
  }
}

/** Returns a token's claims, unverified. Throws if the text is not a token. */
export function decodeToken(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (char) => char.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes));
}
