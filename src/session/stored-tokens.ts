import config from 'client-config/data';
import * as v from 'valibot';
import { type Account, accountFrom } from './account';
import { TOKEN_KEY_PREFIX } from './token-storage';

const SignInDetails = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loginId: v.optional(v.string()) }),
);
const ExpirySchema = v.object({ exp: v.number() });

/** A token that expires sooner than this is renewed rather than sent. */
const MARGIN_MS = 10_000;

export interface StoredTokens {
  readonly access: string;
  readonly id: string | undefined;
  /** What the user signed in with. */
  readonly loginId: string | undefined;
  /** How far the pool's clock is ahead of this one, in milliseconds, as Amplify measured it. */
  readonly clockDrift: number;
}

/**
 * The tokens that Amplify stored in this browser, read without loading Amplify: a return visit needs
 * nothing else while they are valid (docs/decisions/012). Undefined when there are none. Nothing is
 * verified here; the backend does that. Throws where storage is not readable.
 */
export function storedTokens(): StoredTokens | undefined {
  const pool = `${TOKEN_KEY_PREFIX}${config.clientId}`;
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

/** The account that the stored tokens describe, even if they have expired; undefined without any. */
export function storedAccount(): Account | undefined {
  try {
    const tokens = storedTokens();
    // Another tab may be storing them right now, the access token first.
    if (!tokens?.id) return undefined;
    const { access, id, loginId } = tokens;
    return accountFrom({ access: decodeToken(access), id: decodeToken(id), loginId });
  } catch {
    return undefined;
  }
}

/** The stored access token while it is valid at `now`; undefined when it has to be renewed. */
export function usableAccessToken(now: number): string | undefined {
  try {
    const tokens = storedTokens();
    if (!tokens) return undefined;
    const { exp } = v.parse(ExpirySchema, decodeToken(tokens.access));
    return now + tokens.clockDrift + MARGIN_MS < exp * 1000 ? tokens.access : undefined;
  } catch {
    return undefined;
  }
}

/** The claims of a token, not verified. Throws when the text is no token. */
export function decodeToken(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (char) => char.codePointAt(0) ?? 0);
  return JSON.parse(new TextDecoder().decode(bytes));
}
