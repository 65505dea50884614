import type { GroupDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import {
  groupExists,
  isUserNotFound,
  tooManyGroups,
  tooManyGroupsOfUser,
  unknownGroup,
} from '../errors';
import { parseGroup, type Group } from './group';
import type { UserDirectory } from './user-directory';

/** Cognito's quotas. */
const mostGroups = 10_000;
const mostGroupsOfUser = 100;

/** What CreateGroup and UpdateGroup set. */
export type GroupValues = Pick<GroupDefinition, 'description' | 'precedence' | 'roleArn'>;

/**
 * The pool's groups: the definition's, and those made at run time. Changes run one at a time. Users hold the
 * names of their groups, and a deleted group leaves no name behind, so one made again has no members.
 */
export class GroupDirectory {
  readonly #groups: Collection<Group>;
  readonly #changes = new KeyedLock();

  constructor(
    store: Store,
    private readonly users: Pick<UserDirectory, 'all' | 'update'>,
    private readonly clock: Clock,
  ) {
    this.#groups = store.collection('user-pool/groups', parseGroup);
  }

  /**
   * Applies the definition as a deployment would: what it says anew about a group replaces what was set at run
   * time, and groups made at run time stay. Members of a group that it drops are members again if it comes back.
   */
  async apply(definitions: readonly GroupDefinition[]): Promise<void> {
    const known = new Map((await this.#entries()).map((group) => [group.name, group]));
    const modified = this.#now();
    const named = definitions.flatMap((definition): Group[] => {
      const before = known.get(definition.name);
      const defined = JSON.stringify(definition);
      if (before?.defined === defined) return [];
      return [{ ...definition, created: before?.created ?? modified, modified, defined }];
    });
    for (const { name } of definitions) known.delete(name);
    const dropped = [...known.values()].flatMap(({ defined, ...group }): Group[] =>
      defined === undefined ? [] : [{ ...group, deleted: true }],
    );
    await Promise.all([...named, ...dropped].map((group) => this.#groups.put(group.name, group)));
  }

  /** Returns all groups in the order of their names. */
  async all(): Promise<Group[]> {
    const groups = (await this.#entries()).filter(({ deleted }) => !deleted);
    return groups.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Returns the groups with these names, in the order of their names. */
  async named(names: readonly string[]): Promise<Group[]> {
    const found = await Promise.all(names.toSorted().map((name) => this.#groups.get(name)));
    return found.filter((group) => group !== undefined).filter(({ deleted }) => !deleted);
  }

  /** Returns a group. Throws ResourceNotFoundException. */
  async require(name: string): Promise<Group> {
    const [group] = await this.named([name]);
    if (!group) throw unknownGroup();
    return group;
  }

  /** Throws GroupExistsException, also for a name that differs only in case, as Cognito does. */
  create(name: string, values: GroupValues): Promise<Group> {
    return this.#changes.run('', async () => {
      const groups = await this.all();
      const folded = name.toLowerCase();
      if (groups.some((one) => one.name.toLowerCase() === folded)) throw groupExists();
      if (groups.length >= mostGroups) throw tooManyGroups(mostGroups);
      const dropped = await this.#groups.get(name);
      if (dropped) await this.#removeMembers(name);
      const created = this.#now();
      const defined = dropped?.defined;
      const group = { name, ...values, created, modified: created, ...(defined && { defined }) };
      await this.#groups.put(name, group);
      return group;
    });
  }

  /** Sets values, and keeps those that are missing. Throws ResourceNotFoundException. */
  update(name: string, values: GroupValues): Promise<Group> {
    return this.#changes.run('', async () => {
      const group = { ...(await this.require(name)), ...values, modified: this.#now() };
      await this.#groups.put(name, group);
      return group;
    });
  }

  /** Deletes a group, and takes its members out first. Throws ResourceNotFoundException. */
  delete(name: string): Promise<void> {
    return this.#changes.run('', async () => {
      const group = await this.require(name);
      await this.#removeMembers(name);
      if (group.defined === undefined) await this.#groups.delete(name);
      else await this.#groups.put(name, { ...group, deleted: true });
    });
  }

  /** Throws ResourceNotFoundException, or LimitExceededException if the user is in too many groups. */
  addMember(name: string, username: string): Promise<void> {
    return this.#changes.run('', async () => {
      await this.require(name);
      await this.users.update(username, (user) => {
        if (user.groups.includes(name)) return user;
        if (user.groups.length >= mostGroupsOfUser) throw tooManyGroupsOfUser(mostGroupsOfUser);
        return { ...user, groups: [...user.groups, name] };
      });
    });
  }

  /** Throws ResourceNotFoundException. */
  async removeMember(name: string, username: string): Promise<void> {
    await this.require(name);
    await this.#withoutGroup(username, name);
  }

  async #removeMembers(name: string): Promise<void> {
    const members: string[] = [];
    for await (const { username, groups } of this.users.all())
      if (groups.includes(name)) members.push(username);
    await Promise.all(
      members.map((username) =>
        this.#withoutGroup(username, name).catch((error: unknown) => {
          // A user who was deleted in the meantime is in no group.
          if (!isUserNotFound(error)) throw error;
        }),
      ),
    );
  }

  async #withoutGroup(username: string, name: string): Promise<void> {
    await this.users.update(username, (user) => ({
      ...user,
      groups: user.groups.filter((one) => one !== name),
    }));
  }

  async #entries(): Promise<Group[]> {
    const groups: Group[] = [];
    for await (const [, group] of this.#groups.entries()) groups.push(group);
    return groups;
  }

  #now(): string {
    return this.clock.now().toISOString();
  }
}
