import type { ViteDevServer } from 'vite';
import type { Connection } from '../commands/connect';
import type { Settings } from '../commands/settings';
import type { Log } from '../core/log';
import type { AmplifyEmulatorOptions } from '../vite.mjs';
import { watchOutputs } from './outputs-watch';
import { shareEmulator, type SharedEmulator } from './shared-emulator';

interface ServerParts {
  server: ViteDevServer;
  settings: Settings;
  options: AmplifyEmulatorOptions;
  log: Log;
  /** The module that the outputs are. */
  outputsId: string;
}

/** The emulator of one development server: says where it is once it is connected, and follows its outputs. */
export function emulatorOf({
  server,
  settings,
  options,
  log,
  outputsId,
}: ServerParts): SharedEmulator {
  const shared = shareEmulator(settings, options, log);
  let stopWatching: (() => void) | undefined;
  const welcome = ({ origin, joined, outputsFile }: Connection): void => {
    const event = joined ? 'Joined the emulator' : 'Backend ready';
    log.info(`${event} at ${origin}; emails: ${origin}/mailbox`);
    stopWatching = watchOutputs(outputsFile, outputsId, server);
  };
  return {
    async connection() {
      const connection = await shared.connection();
      if (!stopWatching) welcome(connection);
      return connection;
    },
    async release() {
      stopWatching?.();
      await shared.release();
    },
  };
}
