import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { KeyedLock } from '../../core/keyed-lock';
import type { Collection, Store } from '../../core/store';

const identitySchema = v.object({
  id: v.string(),
  /** The user-pool account that it belongs to; a guest's has none. */
  sub: v.optional(v.string()),
});

/** One device's or account's place in the identity pool. */
export type Identity = v.InferOutput<typeof identitySchema>;

/**
 * The pool's identities. An account keeps one for ever; its entry under `accounts` decides which,
 * and is written last.
 */
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

  /** A new identity that belongs to nobody yet. */
  async createGuest(): Promise<Identity> {
    return this.#save({ id: `${this.region}:${randomUUID()}` });
  }

  /** The account's identity; its first one is `guest`, if given, or a new one. */
  async ofAccount(sub: string, guest?: Identity): Promise<Identity> {
    return this.#locks.run(sub, async () => {
      const id = await this.#accounts.get(sub);
      const known = id === undefined ? undefined : await this.get(id);
      if (known) return known;
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
