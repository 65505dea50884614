import { randomUUID } from 'node:crypto';
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import {
  cognitoCredentialsProvider,
  cognitoUserPoolsTokenProvider,
} from 'aws-amplify/auth/cognito';
import { clientConfig, type AmplifyOutputs } from 'amplify-emulator/client-config';
import { memoryStorage } from './memory-storage';

/** AWS credentials. */
export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

/** An account that the checks have made. */
export interface Person {
  email: string;
  password: string;
  sub: string;
  token: string;
  credentials: Credentials;
}

export type PersonName = 'member' | 'other' | 'admin';

/** A session that the user pool has ended. */
export class SessionOver extends Error {
  override name = 'SessionOver';
}

/** The accounts of the checks, through Amplify's own client. It knows one session at a time. */
export class People {
  readonly #all = new Map<PersonName, Person>();
  /** Every account that was signed up, confirmed or not, with the password it has now. */
  readonly #signedUp = new Map<string, { name: PersonName; password: string }>();
  readonly #storages = new Map<PersonName | 'guest', ReturnType<typeof memoryStorage>>();

  /** `codeFor` returns the code that was sent to an address last. */
  constructor(
    outputs: AmplifyOutputs,
    private readonly addressPattern: string,
    private readonly codeFor: (email: string) => Promise<string>,
  ) {
    Amplify.configure(clientConfig(outputs));
  }

  /** Returns an account. Throws if signing it up or in has failed. */
  find(name: PersonName): Person {
    const person = this.#all.get(name);
    if (!person) throw new Error(`There is no account '${name}': signing up or in has failed.`);
    return person;
  }

  /** Returns the accounts that have signed in. */
  all(): Person[] {
    return [...this.#all.values()];
  }

  /** Whether there is such an account. */
  has(name: PersonName): boolean {
    return this.#all.has(name);
  }

  /** Signs an account up, confirms it with the code, and signs in. */
  async create(name: PersonName): Promise<Person> {
    const id = randomUUID().slice(0, 8);
    const email = this.addressPattern.replace('{}', `check-${name}-${id}`);
    const password = `Check-${randomUUID()}-1`;
    await this.become(name);
    await signUp({ username: email, password, options: { userAttributes: { email } } });
    this.#signedUp.set(email, { name, password });
    await confirmSignUp({ username: email, confirmationCode: await this.codeFor(email) });
    return this.enter(name, email, password);
  }

  /** Tries to sign up with a password. Throws the service's error. */
  async tryPassword(password: string): Promise<void> {
    const email = this.addressPattern.replace('{}', `check-refused-${randomUUID().slice(0, 8)}`);
    await signUp({ username: email, password, options: { userAttributes: { email } } });
    this.#signedUp.set(email, { name: 'member', password });
  }

  /** Signs in. */
  async enter(name: PersonName, email: string, password: string): Promise<Person> {
    this.#storages.delete(name);
    await this.become(name);
    await signIn({ username: email, password });
    return this.#remember(name, email, password, false);
  }

  /** Renews the tokens of an account. Throws SessionOver if the session was revoked. */
  async renew(name: PersonName): Promise<Person> {
    const { email, password } = this.find(name);
    await this.become(name);
    return this.#remember(name, email, password, true);
  }

  /** Sets a new password with a code, and signs in with it. */
  async reset(name: PersonName): Promise<Person> {
    const { email } = this.find(name);
    const newPassword = `Reset-${randomUUID()}-2`;
    await this.become(name);
    await resetPassword({ username: email });
    const confirmationCode = await this.codeFor(email);
    await confirmResetPassword({ username: email, confirmationCode, newPassword });
    this.#signedUp.set(email, { name, password: newPassword });
    return this.enter(name, email, newPassword);
  }

  /** Signs in on a second device and signs out everywhere there. The first device keeps its tokens. */
  async signOutEverywhere(name: PersonName): Promise<void> {
    const { email, password } = this.find(name);
    const first = this.#storages.get(name);
    await this.enter(name, email, password);
    await signOut({ global: true });
    if (first) this.#storages.set(name, first);
  }

  /** Returns the credentials of somebody who isn't signed in. */
  async guest(): Promise<Credentials> {
    this.#storages.delete('guest');
    await this.become('guest');
    const { credentials } = await fetchAuthSession();
    if (!credentials) throw new Error('The identity pool gave a guest no identity.');
    return credentials;
  }

  /**
   * Deletes every account that was signed up, in its own name or, if nobody can sign in to it, by `asOperator`.
   * Returns the addresses of those that remain.
   */
  async removeAll(asOperator?: (email: string) => Promise<void>): Promise<string[]> {
    const remaining: string[] = [];
    for (const [email, { name, password }] of this.#signedUp) {
      try {
        await this.enter(name, email, password);
        await deleteUser();
        this.#signedUp.delete(email);
      } catch {
        // Not confirmed, or its password was changed halfway.
        const removed = asOperator?.(email).then(
          () => this.#signedUp.delete(email),
          () => false,
        );
        if (!(await removed)) remaining.push(email);
      }
    }
    return remaining;
  }

  /** Makes the session of an account, or a guest's, the client's own. */
  async become(name: PersonName | 'guest'): Promise<void> {
    const storage = this.#storages.get(name) ?? memoryStorage();
    this.#storages.set(name, storage);
    cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
    await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  }

  async #remember(name: PersonName, email: string, password: string, forceRefresh: boolean) {
    const { tokens, credentials, userSub } = await fetchAuthSession({ forceRefresh });
    // Amplify drops the tokens if the pool no longer accepts them, and throws anything else that goes wrong.
    if (forceRefresh && !tokens) throw new SessionOver('The user pool has ended the session.');
    if (!tokens || !credentials || !userSub) throw new Error('The session is incomplete.');
    const token = tokens.accessToken.toString();
    const person = { email, password, sub: userSub, token, credentials };
    this.#all.set(name, person);
    return person;
  }
}
