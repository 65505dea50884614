import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { KeyedLock } from '../../core/keyed-lock';
import type { Collection, Store } from '../../core/store';

const identitySchema = v.object({
  id: v.string(),
  /** The user-pool user it belongs to; absent for a guest. */
  sub: v.optional(v.string()),
});

export type Identity = v.InferOutput<typeof identitySchema>;

/** The pool's identities. Each user keeps the same one. The user's `accounts` entry, written last, determines which. */
export class Identities {
  readonly #identities: Collection<Identity>;
  readonly #accounts: Collection<string>;
  readonly #locks = new KeyedLock();

  constructor(
    store: Store,
    private readonly region: string,
  ) {
    this.#identities = store.collection('identity-pool/identities', (value) =>
      v.parse(identitySchema, value),
    );
    this.#accounts = store.collection('identity-pool/accounts', (value) =>
      v.parse(v.string(), value),
    );
  }

  get(id: string): Promise<Identity | undefined> {
    return this.#identities.get(id);
  }

  /** Creates an identity without a user. */
  async createGuest(): Promise<Identity> {
    return this.#save({ id: `${this.region}:${randomUUID()}` });
  }

  /** Returns the user's identity. If there is none, assigns `guest` or creates one. */
  async forUser(sub: string, guest?: Identity): Promise<Identity> {
    return this.#locks.run(sub, async () => {
      const id = await this.#accounts.get(sub);
      const existing = id === undefined ? undefined : await this.get(id);
      if (existing) return existing;
      const identity = await this.#save({ id: guest?.id ?? `${this.region}:${randomUUID()}`, sub });
      await this.#accounts.put(sub, identity.id);
      return identity;
    });
  }

  async #save(identity: Identity): Promise<Identity> {
    await this.#identities.put(identity.id, identity);
    return identity;
  }
}
