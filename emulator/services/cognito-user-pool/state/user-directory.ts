import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { usernameExists, aliasExists, userNotFound } from '../errors';
import { parseUser, type User } from './user';

/**
 * The pool's users, who sign in with their email. Changes to one user run one at a time. An email's entry is written
 * before its user, and is valid only while the user has that email, so a crash between the two writes cannot block it.
 */
export class UserDirectory {
  readonly #users: Collection<User>;
  readonly #owners: Collection<string>;
  readonly #locks = new KeyedLock();

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.#users = store.collection('user-pool/users', parseUser);
    this.#owners = store.collection('user-pool/aliases', (value) => v.parse(v.string(), value));
  }

  get(username: string): Promise<User | undefined> {
    return this.#users.get(username);
  }

  /** Finds a user by email or username. */
  async find(name: string): Promise<User | undefined> {
    return (await this.findByEmail(name)) ?? (await this.get(name.toLowerCase()));
  }

  async findByEmail(email: string): Promise<User | undefined> {
    const username = await this.#owners.get(this.#keyOf(email));
    const user = username === undefined ? undefined : await this.get(username);
    const current = user?.attributes['email'];
    return current?.toLowerCase() === email.toLowerCase() ? user : undefined;
  }

  /** Adds a user. Throws UsernameExistsException if the email is taken. */
  async create(user: User): Promise<void> {
    const { username, attributes } = user;
    await this.#claimEmail(attributes['email'], username, usernameExists, () =>
      this.#locks.run(username, () => this.#users.put(username, user)),
    );
  }

  /** Adds a social user unless it exists. A password user with the same email is a separate user. */
  async addExternal(user: User): Promise<void> {
    await this.#locks.run(user.username, async () => {
      if (!(await this.get(user.username))) await this.#users.put(user.username, user);
    });
  }

  /**
   * Applies `change` to a user and returns the result. Throws UserNotFoundException if the user doesn't exist, and
   * AliasExistsException if `attributes`, those that change, have an email that is taken.
   */
  async update(
    username: string,
    change: (user: User) => User | Promise<User>,
    attributes: Record<string, string> = {},
  ): Promise<User> {
    const isExternal = (await this.get(username))?.external !== undefined;
    const newEmail = isExternal ? undefined : attributes['email'];
    const [before, after] = await this.#claimEmail(newEmail, username, aliasExists, () =>
      this.#locks.run(username, () => this.#replace(username, change)),
    );
    await this.#release(before);
    return after;
  }

  async remove(username: string): Promise<void> {
    const removed = await this.#locks.run(username, async () => {
      const user = await this.get(username);
      await this.#users.delete(username);
      return user;
    });
    if (removed) await this.#release(removed);
  }

  /** Iterates over all users in username order. */
  async *all(): AsyncIterable<User> {
    for await (const [, user] of this.#users.entries()) yield user;
  }

  /** Locks, checks and claims an email, then writes the user. */
  #claimEmail<T>(
    email: string | undefined,
    username: string,
    taken: (attribute: string) => Error,
    write: () => Promise<T>,
  ): Promise<T> {
    if (email === undefined) return write();
    const key = this.#keyOf(email);
    return this.#locks.run(key, async () => {
      const owner = await this.findByEmail(email);
      if (owner && owner.username !== username) throw taken('email');
      await this.#owners.put(key, username);
      return write();
    });
  }

  async #replace(
    username: string,
    change: (user: User) => User | Promise<User>,
  ): Promise<[before: User, after: User]> {
    const before = await this.get(username);
    if (!before) throw userNotFound();
    const modified = this.clock.now().toISOString();
    const after = { ...(await change(before)), username, modified };
    await this.#users.put(username, after);
    return [before, after];
  }

  /** Releases an email that no user has anymore. The caller must not hold any locks. */
  async #release({ attributes: { email } }: User): Promise<void> {
    if (email === undefined) return;
    const key = this.#keyOf(email);
    await this.#locks.run(key, async () => {
      if (!(await this.findByEmail(email))) await this.#owners.delete(key);
    });
  }

  #keyOf(email: string): string {
    return `email:${email.toLowerCase()}`;
  }
}
