import type { Caller } from 'amplify-emulator/testing';
import { startBackend } from './backend';
import { ModelRows } from './model-rows';

/** Starts a backend and signs in everyone named in the matrices. The rows belong to 'owner'. */
export async function startCallers() {
  const backend = await startBackend();
  const owner = await backend.account('owner');
  const other = await backend.account('other');
  const admin = await backend.account('admin', ['Admin']);
  const guest = await backend.guest();
  const developer: Caller = { credentials: backend.developer };
  const callers = {
    anonymous: 'anonymous',
    guest: { credentials: guest },
    owner: { token: owner.accessToken },
    other: { token: other.accessToken },
    admin: { token: admin.accessToken },
  } satisfies Record<string, Caller>;
  return {
    backend,
    owner,
    other,
    admin,
    guest,
    callers,
    rows: new ModelRows(backend.origin, developer, owner),
    /** Returns the caller of a matrix's column. Throws if there is none. */
    named(who: string): Caller {
      const caller = Object.entries(callers).find(([name]) => name === who)?.[1];
      if (caller === undefined) throw new Error(`Unknown caller ${who}`);
      return caller;
    },
  };
}
