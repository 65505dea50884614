import type { Connection } from '../commands/connect';
import type { Advice } from '../commands/failure';
import type { Settings } from '../commands/settings';
import type { Log } from '../core/log';
import type { AmplifyEmulatorOptions } from '../vite.mjs';
import { withPorts } from './project';

/** A project's emulator, as one of Vite's servers uses it. */
export interface SharedEmulator {
  /** Joins or starts the emulator, once; again after that failed. */
  connection(): Promise<Connection>;
  /** Stops an emulator that was started here and that no other server uses. */
  release(): Promise<void>;
}

interface Use {
  users: number;
  connection?: Promise<Connection>;
}

/** By the local folder. When Vite restarts, the next server exists before the previous one is closed. */
const uses = new Map<string, Use>();

/** Shares the project's emulator with the other servers of this process. */
export function shareEmulator(
  settings: Settings,
  options: AmplifyEmulatorOptions,
  log: Log,
): SharedEmulator {
  const key = settings.localFolder;
  const use = uses.get(key) ?? { users: 0 };
  uses.set(key, use);
  use.users += 1;
  let released = false;
  return {
    connection() {
      use.connection ??= start(settings, options, log).catch((error: unknown) => {
        delete use.connection;
        throw error;
      });
      return use.connection;
    },
    async release() {
      if (released) return;
      released = true;
      use.users -= 1;
      if (use.users > 0) return;
      uses.delete(key);
      const connection = await use.connection?.catch(() => undefined);
      await connection?.close();
    },
  };
}

const advice: Advice = {
  port: 'give amplifyEmulator() another one: amplifyEmulator({ port: 20007 })',
  reset: "delete the folder 'state' in .amplify-emulator",
  help: 'see AmplifyEmulatorOptions in vite.d.mts',
};

async function start(
  settings: Settings,
  options: AmplifyEmulatorOptions,
  log: Log,
): Promise<Connection> {
  // Loaded on demand: a build reads Vite's configuration too.
  const { connect } = await import('../commands/connect');
  const { explain } = await import('../commands/failure');
  try {
    return await connect(await withPorts(settings, options), log, options.seed);
  } catch (error) {
    throw new Error(explain(error, advice), { cause: error });
  }
}
