import { Amplify } from 'aws-amplify';
import '@/session/amplify';
import { TOKEN_KEY_PREFIX } from '@/session/token-storage';

/** How long a token is valid, in seconds. */
const LIFE_S = 3600;

const FERN = 'fern@example.com';

interface Person {
  readonly sub: string;
  readonly email?: string;
  readonly groups?: readonly string[];
  /** Seconds since the epoch; an hour from now by default. */
  readonly expires?: number;
  /** How far the pool's clock is ahead of the device's, in milliseconds; 0 by default. */
  readonly clockDrift?: number;
}

/** Returns the access and ID tokens that the user pool would issue. */
export function tokensOf({ sub, email = FERN, groups = [], expires }: Person) {
  const exp = expires ?? Math.floor(Date.now() / 1000) + LIFE_S;
  const iat = exp - LIFE_S;
  const access = token({ sub, iat, exp, 'cognito:groups': groups });
  const id = token({ sub, iat, exp, email, iss: issuer(), 'cognito:username': sub });
  return { access, id };
}

/** Stores a session in this browser as a sign-in would. Returns its access and ID tokens. */
export function storeTokens(person: Person) {
  const { sub, email = FERN, clockDrift = 0 } = person;
  const { access, id } = tokensOf(person);
  const pool = `${TOKEN_KEY_PREFIX}${Amplify.getConfig().Auth?.Cognito.userPoolClientId}`;
  localStorage.setItem(`${pool}.LastAuthUser`, sub);
  localStorage.setItem(`${pool}.${sub}.accessToken`, access);
  localStorage.setItem(`${pool}.${sub}.idToken`, id);
  localStorage.setItem(`${pool}.${sub}.refreshToken`, 'refresh');
  localStorage.setItem(`${pool}.${sub}.clockDrift`, String(clockDrift));
  localStorage.setItem(`${pool}.${sub}.signInDetails`, JSON.stringify({ loginId: email }));
  return { access, id };
}

/** Dispatches the storage event that another tab causes when it stores, replaces or removes a token. */
export function dispatchTokenChange(
  kind: 'accessToken' | 'refreshToken',
  oldValue: string | null,
  newValue: string | null,
): void {
  const key = `${TOKEN_KEY_PREFIX}client.user.${kind}`;
  const change = { key, oldValue, newValue, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', change));
}

function issuer(): string {
  return `https://cognito-idp.us-east-1.amazonaws.com/${Amplify.getConfig().Auth?.Cognito.userPoolId}`;
}

function token(claims: object): string {
  return [{ alg: 'none' }, claims, {}].map((part) => btoa(JSON.stringify(part))).join('.');
}
