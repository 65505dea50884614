import * as v from 'valibot';
import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { usernameExists, aliasExists, userNotFound, usernameTaken } from '../errors';
import { parseUser, type User } from './user';

type AliasAttribute = UserPoolDefinition['usernameAttributes' | 'aliasAttributes'][number];

/** Held while users of a pool with usernames earn aliases; taken after a user's own lock. */
const earningLock = 'aliases';

/**
 * The pool's users. Changes to one user run one at a time. An alias entry is written before its
 * user, and is valid only while the user has that attribute value, so a crash between the two
 * writes cannot block an alias. In a pool with email or phone sign-in, the attribute is an alias from
 * the start; in one with usernames, once it is verified.
 */
export class UserDirectory {
  readonly #users: Collection<User>;
  readonly #aliases: Collection<string>;
  readonly #locks = new KeyedLock();

  constructor(
    store: Store,
    private readonly definition: Pick<
      UserPoolDefinition,
      'usernameAttributes' | 'aliasAttributes' | 'caseSensitive'
    >,
    private readonly clock: Clock,
  ) {
    this.#users = store.collection('user-pool/users', parseUser);
    this.#aliases = store.collection('user-pool/aliases', (value) => v.parse(v.string(), value));
  }

  get(username: string): Promise<User | undefined> {
    return this.#users.get(username);
  }

  /** Finds a user by alias, such as the email, or by username. */
  async find(name: string): Promise<User | undefined> {
    const { usernameAttributes, aliasAttributes } = this.definition;
    for (const attribute of usernameAttributes) {
      const owner = await this.findByAlias(attribute, name);
      if (owner) return owner;
    }
    const named = (await this.get(name)) ?? (await this.get(this.#foldCase(name)));
    if (named) return named;
    for (const attribute of aliasAttributes) {
      const owner = await this.findByAlias(attribute, name);
      if (owner) return owner;
    }
    return undefined;
  }

  /** Finds the user whose alias attribute has this value. */
  async findByAlias(attribute: AliasAttribute, value: string): Promise<User | undefined> {
    const username = await this.#aliases.get(this.#aliasKey(attribute, value));
    const user = username === undefined ? undefined : await this.get(username);
    const current = user && this.#aliasValue(user.attributes, attribute);
    return current !== undefined && this.#isSameAlias(current, value) ? user : undefined;
  }

  /** Adds a user. Throws UsernameExistsException if the username or alias is taken. */
  async create(user: User): Promise<void> {
    const { username, attributes } = user;
    await this.#claimingAliases(attributes, username, usernameExists, () =>
      this.#locks.run(username, async () => {
        if (await this.get(username)) throw usernameTaken();
        await this.#earningAliases(user, () => this.#users.put(username, user));
      }),
    );
  }

  /**
   * Adds a social user unless it exists, and returns whether it was added. Social users have no alias:
   * a password user with the same email is a separate user.
   */
  async addExternal(user: User): Promise<boolean> {
    return this.#locks.run(user.username, async () => {
      if (await this.get(user.username)) return false;
      await this.#users.put(user.username, user);
      return true;
    });
  }

  /**
   * Applies `change` to a user and returns the result. Throws UserNotFoundException if the user does
   * not exist, and AliasExistsException if a new alias is taken.
   */
  async update(
    username: string,
    change: (user: User) => User | Promise<User>,
    newAliases: Record<string, string> = {},
  ): Promise<User> {
    const isExternal = (await this.get(username))?.external !== undefined;
    const claims = isExternal ? {} : newAliases;
    const [before, after] = await this.#claimingAliases(claims, username, aliasExists, () =>
      this.#locks.run(username, () => this.#replace(username, change)),
    );
    await this.#releaseAliases(before.attributes);
    return after;
  }

  async remove(username: string): Promise<void> {
    const removed = await this.#locks.run(username, async () => {
      const user = await this.get(username);
      await this.#users.delete(username);
      return user;
    });
    await this.#releaseAliases(removed?.attributes ?? {});
  }

  /** Iterates over all users in username order. */
  async *all(): AsyncIterable<User> {
    for await (const [, user] of this.#users.entries()) yield user;
  }

  /** Locks the aliases in a fixed order, checks and claims them, then writes the user. */
  async #claimingAliases<T>(
    attributes: Record<string, string>,
    username: string,
    taken: (attribute: string) => Error,
    write: () => Promise<T>,
  ): Promise<T> {
    const claims = this.#aliasesOf(attributes);
    const claimAndWrite = async (): Promise<T> => {
      for (const [attribute, value] of claims) {
        const owner = await this.findByAlias(attribute, value);
        if (owner && owner.username !== username) throw taken(attribute);
      }
      for (const [attribute, value] of claims)
        await this.#aliases.put(this.#aliasKey(attribute, value), username);
      return write();
    };
    return claims.reduceRight<() => Promise<T>>(
      (inner, [attribute, value]) =>
        () =>
          this.#locks.run(this.#aliasKey(attribute, value), inner),
      claimAndWrite,
    )();
  }

  /** Claims what the user has verified by now, then writes the user. Throws AliasExistsException. */
  async #earningAliases(user: User, write: () => Promise<void>): Promise<void> {
    const earned = user.external ? [] : this.#earnedBy(user.attributes);
    if (earned.length === 0) return write();
    await this.#locks.run(earningLock, async () => {
      for (const [attribute, value] of earned) {
        const owner = await this.findByAlias(attribute, value);
        if (owner && owner.username !== user.username) throw aliasExists(attribute);
      }
      for (const [attribute, value] of earned)
        await this.#aliases.put(this.#aliasKey(attribute, value), user.username);
      await write();
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
    await this.#earningAliases(after, () => this.#users.put(username, after));
    return [before, after];
  }

  /** Removes aliases that no user has anymore. The caller must hold no locks. */
  async #releaseAliases(attributes: Record<string, string>): Promise<void> {
    for (const [attribute, value] of [
      ...this.#aliasesOf(attributes),
      ...this.#earnedBy(attributes),
    ]) {
      const key = this.#aliasKey(attribute, value);
      const isEarned = this.definition.aliasAttributes.includes(attribute);
      await this.#locks.run(isEarned ? earningLock : key, async () => {
        if (!(await this.findByAlias(attribute, value))) await this.#aliases.delete(key);
      });
    }
  }

  #aliasesOf(attributes: Record<string, string>): [AliasAttribute, string][] {
    return this.definition.usernameAttributes.flatMap((attribute) => {
      const value = attributes[attribute];
      return value === undefined ? [] : [[attribute, value]];
    });
  }

  #earnedBy(attributes: Record<string, string>): [AliasAttribute, string][] {
    return this.definition.aliasAttributes.flatMap((attribute) => {
      const value = this.#aliasValue(attributes, attribute);
      return value === undefined ? [] : [[attribute, value]];
    });
  }

  /** Returns the attribute's value if the user can sign in with it. */
  #aliasValue(attributes: Record<string, string>, attribute: AliasAttribute): string | undefined {
    const isEarned =
      attribute === 'preferred_username' ||
      this.definition.usernameAttributes.includes(attribute) ||
      attributes[`${attribute}_verified`] === 'true';
    return isEarned ? attributes[attribute] : undefined;
  }

  #aliasKey(attribute: AliasAttribute, value: string): string {
    return `${attribute}:${this.#foldCase(value)}`;
  }

  #isSameAlias(one: string, other: string): boolean {
    return this.#foldCase(one) === this.#foldCase(other);
  }

  #foldCase(name: string): string {
    return this.definition.caseSensitive ? name : name.toLowerCase();
  }
}
