import type { VirtualTime } from '../virtual-time';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** What the user pool gives to a browser, as texts. */
export interface Tokens {
  readonly access: string;
  readonly id: string;
  /** When they were issued, in seconds since the epoch. */
  readonly issued: number;
}

/** A small model of the user pool with one account: its sessions, and the tokens that they get. */
export class Pool {
  readonly #time: VirtualTime;
  readonly #accountId: string;
  readonly #sessions = new Set<string>();
  /** When tokens expire, in seconds since the epoch. */
  readonly #expirations = new Map<string, number>();
  #signIns = 0;
  #isDeleted = false;

  constructor(time: VirtualTime, accountId: string) {
    this.#time = time;
    this.#accountId = accountId;
  }

  /** Whether the account has been deleted. */
  get isDeleted(): boolean {
    return this.#isDeleted;
  }

  /** Begins a session. Returns the token that renews its others. */
  signIn(): string {
    this.#signIns += 1;
    const refresh = `session ${this.#signIns}`;
    this.#sessions.add(refresh);
    return refresh;
  }

  /** Ends a session. Its access token is accepted until it expires, as by AppSync. */
  revoke(refresh: string): void {
    this.#sessions.delete(refresh);
  }

  /** Deletes the account, which ends its sessions. Returns the name of the error; null if it is done. */
  delete(access: string): string | null {
    if (this.#isDeleted) return 'UserNotFoundException';
    if (access === '' || !this.accepts(access)) return 'NotAuthorizedException';
    this.#isDeleted = true;
    this.#sessions.clear();
    return null;
  }

  /** Returns new tokens for an hour; undefined if the session has ended. */
  renew(refresh: string): Tokens | undefined {
    if (!this.#sessions.has(refresh)) return undefined;
    const sub = this.#accountId;
    const issued = Math.floor(this.#time.now / SECOND);
    const exp = issued + HOUR / SECOND;
    return { access: tokenOf({ sub, exp }), id: tokenOf({ sub }), issued };
  }

  /** Returns whether the API accepts an access token. */
  accepts(access: string): boolean {
    const exp = this.#expirations.get(access) ?? expirationOf(access);
    this.#expirations.set(access, exp);
    return this.#time.now < exp * SECOND;
  }
}

function expirationOf(access: string): number {
  const { exp }: { exp: number } = JSON.parse(atob(access.split('.')[1] ?? ''));
  return exp;
}

function tokenOf(claims: object): string {
  return [{ alg: 'none' }, claims, {}].map((part) => btoa(JSON.stringify(part))).join('.');
}
