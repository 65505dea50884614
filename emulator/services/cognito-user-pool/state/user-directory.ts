import * as v from 'valibot';
import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { accountExists, aliasExists, userNotFound } from '../errors';
import { parseUser, type User } from './user';

type AliasAttribute = UserPoolDefinition['usernameAttributes'][number];

/**
 * The pool's accounts. Every change of one account waits for the change before it. An alias entry
 * is written before the account that it leads to, and counts only while that account bears it, so
 * that no crash in between can take an address away.
 */
export class UserDirectory {
  readonly #users: Collection<User>;
  readonly #aliases: Collection<string>;
  readonly #locks = new KeyedLock();

  constructor(
    store: Store,
    private readonly definition: Pick<UserPoolDefinition, 'usernameAttributes' | 'caseSensitive'>,
    private readonly clock: Clock,
  ) {
    this.#users = store.collection('user-pool/users', parseUser);
    this.#aliases = store.collection('user-pool/aliases', (value) => v.parse(v.string(), value));
  }

  get(username: string): Promise<User | undefined> {
    return this.#users.get(username);
  }

  /** The account of a name as people type it: an alias such as the email, or the id itself. */
  async find(name: string): Promise<User | undefined> {
    for (const attribute of this.definition.usernameAttributes) {
      const owner = await this.withAlias(attribute, name);
      if (owner) return owner;
    }
    return this.get(name);
  }

  /** The account that bears `value` as its alias. */
  async withAlias(attribute: AliasAttribute, value: string): Promise<User | undefined> {
    const username = await this.#aliases.get(this.#aliasKey(attribute, value));
    const user = username === undefined ? undefined : await this.get(username);
    const borne = user?.attributes[attribute];
    return borne !== undefined && this.#sameName(borne, value) ? user : undefined;
  }

  /** Adds an account. Throws UsernameExistsException when one bears the alias already. */
  async create(user: User): Promise<void> {
    await this.#claimingAliases(user.attributes, user.username, accountExists, () =>
      this.#users.put(user.username, user),
    );
  }

  /**
   * Adds a social account unless it is there. It bears no alias: whoever has the same address with
   * a password is another account.
   */
  async ensureExternal(username: string, make: () => User): Promise<void> {
    await this.#locks.run(username, async () => {
      if (!(await this.get(username))) await this.#users.put(username, make());
    });
  }

  /**
   * Replaces an account by what `change` makes of it, and gives the new state. Throws
   * UserNotFoundException when it is gone, AliasExistsException when a new alias is another's.
   */
  async change(
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

  /** All accounts in the order of their ids. */
  async *all(): AsyncIterable<User> {
    for await (const [, user] of this.#users.entries()) yield user;
  }

  /** Holds the aliases' locks in a fixed order, checks and claims them, then writes the account. */
  async #claimingAliases<T>(
    attributes: Record<string, string>,
    username: string,
    taken: (attribute: string) => Error,
    write: () => Promise<T>,
  ): Promise<T> {
    const claims = this.#aliasesOf(attributes);
    const claimAndWrite = async (): Promise<T> => {
      for (const [attribute, value] of claims) {
        const owner = await this.withAlias(attribute, value);
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

  /** Frees those of the names that no account bears any more; needs no other lock held. */
  async #releaseAliases(attributes: Record<string, string>): Promise<void> {
    for (const [attribute, value] of this.#aliasesOf(attributes)) {
      const key = this.#aliasKey(attribute, value);
      await this.#locks.run(key, async () => {
        if (!(await this.withAlias(attribute, value))) await this.#aliases.delete(key);
      });
    }
  }

  #aliasesOf(attributes: Record<string, string>): [AliasAttribute, string][] {
    return this.definition.usernameAttributes.flatMap((attribute) => {
      const value = attributes[attribute];
      return value === undefined ? [] : [[attribute, value]];
    });
  }

  #aliasKey(attribute: AliasAttribute, value: string): string {
    return `${attribute}:${this.#foldCase(value)}`;
  }

  #sameName(one: string, other: string): boolean {
    return this.#foldCase(one) === this.#foldCase(other);
  }

  #foldCase(name: string): string {
    return this.definition.caseSensitive ? name : name.toLowerCase();
  }
}
