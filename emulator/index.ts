import { join, resolve } from 'node:path';
import { startBackend } from './commands/backend';
import { removeFreshState, withFreshState } from './commands/fresh-state';
import { refuseToReplaceOutputs } from './commands/outputs-owner';
import { seedBackend } from './commands/seed';
import { defaultHostedPort, defaultPort, settingsFrom, stateFolderOf } from './commands/settings';
import type { AdjustableClock } from './core/clock';
import type { Faults } from './core/faults';
import type { Log } from './core/log';
import type { Snapshots } from './core/snapshots';
import type { Usage } from './core/usage';

export { developerCredentials } from './core/identity';
export type { StubRequest, StubResponse } from './services/stubs/stub';

export interface StartOptions {
  /** The folder that contains `amplify/`. The other paths are relative to it. Default: the current folder. */
  project?: string;
  /** Default: 20005. 0 picks a free port. */
  port?: number;
  /** Port of the hosted UI, which runs only if the definition has social providers. Default: 20006. */
  hostedPort?: number;
  /** Folder for state and cached assemblies. Default: .amplify-emulator. */
  state?: string;
  /**
   * Where to write the outputs. Default: amplify_outputs.json, unless a deployment wrote it. If `fresh`, the default is
   * outside the project.
   */
  outputsFile?: string;
  /** A script that creates demo content; it runs once, and again whenever it changes. */
  seed?: string;
  /** Starts with an empty state, or with a copy of `snapshot`, which `stop` deletes. Default: false. */
  fresh?: boolean;
  /** The snapshot to start a fresh state from. */
  snapshot?: string;
  /** Lets requests inject faults, move the clock and reset the usage. Default: false. */
  controls?: boolean;
  /** How long index reads lag behind writes. Default: 0. */
  indexLagMs?: number;
  /** Environment variables for the definition, in addition to this process's. */
  environment?: Readonly<Record<string, string>>;
  /** Default: the terminal. */
  log?: Log;
}

export interface RunningEmulator {
  /** 'http://localhost:<port>'. */
  origin: string;
  /** 'https://localhost:<port>' of the hosted UI, or undefined if the definition has none. */
  hostedOrigin: string | undefined;
  /** The content of amplify_outputs.json. */
  outputs: Record<string, unknown>;
  clock: AdjustableClock;
  faults: Faults;
  usage: Usage;
  /** Saves and restores named copies of the state, and resets it. */
  snapshots: Snapshots;
  stop(): Promise<void>;
}

/**
 * Synthesizes the project's `amplify/`, runs it, writes its outputs, and reloads it when it changes. Logs
 * anything it can't run. Throws SynthesisError, DefinitionError, PortTakenError, CorruptStateError, SnapshotError
 * and SettingError.
 */
export async function startEmulator(options: StartOptions = {}): Promise<RunningEmulator> {
  const { project, state, outputsFile, seed, log } = options;
  const given = {
    ...settingsFrom({ project, state, outputs: outputsFile }),
    port: options.port ?? defaultPort,
    hostedPort: options.hostedPort ?? defaultHostedPort,
    controls: options.controls ?? false,
    indexLagMs: options.indexLagMs ?? 0,
    environment: options.environment ?? {},
  };
  const fresh = options.fresh ? await withFreshState(given, { snapshot: options.snapshot }) : given;
  const settings =
    options.fresh && outputsFile === undefined
      ? { ...fresh, outputsFile: join(stateFolderOf(fresh), '..', 'amplify_outputs.json') }
      : fresh;
  if (outputsFile === undefined) refuseToReplaceOutputs(settings, 'Name another outputsFile.');
  const remove = () => (options.fresh ? removeFreshState(settings) : Promise.resolve());
  const backend = await startBackend(settings, log).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const { emulator } = backend;
  const stop = async () => {
    await backend.close();
    await remove();
  };
  try {
    if (seed !== undefined) {
      await seedBackend(resolve(settings.projectFolder, seed), settings, backend);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const { origin, clock, faults, usage, snapshots } = emulator;
  const hostedOrigin = emulator.hostedOrigin();
  const outputs = emulator.outputs();
  return { origin, hostedOrigin, outputs, clock, faults, usage, snapshots, stop };
}
