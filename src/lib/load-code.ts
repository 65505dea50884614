import { connection } from './connection';
import { BackendError } from './errors';

/** Loads code that a page imports only when it is needed. Throws a BackendError that says what to do if that fails. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    // With a connection, this means that a deployment removed the code, and only a reload can load it.
    throw new BackendError((await connection.check()) ? 'outdated' : 'network', cause);
  }
}
