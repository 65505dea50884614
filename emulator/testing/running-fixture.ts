import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackendDefinition } from '../assembly/definition';
import { loadDefinition } from '../assembly/load';
import { synthesize } from '../assembly/synthesize';
import { silentLog } from '../core/log';
import { startEmulator, type Emulator, type EmulatorOptions } from '../emulator';

const emulatorFolder = fileURLToPath(new URL('..', import.meta.url));

export interface FixtureOptions extends Partial<
  Pick<EmulatorOptions, 'log' | 'controls' | 'indexLagMs'>
> {
  /** The state of an earlier run to continue from; a new one by default, removed by `stop`. */
  stateFolder?: string;
}

/** An emulator that runs one of the definitions in `emulator/fixtures/`. */
export interface RunningFixture extends Pick<
  Emulator,
  'origin' | 'hostedOrigin' | 'clock' | 'faults' | 'usage'
> {
  definition: BackendDefinition;
  /** The content of amplify_outputs.json, for `configureAmplify`. */
  outputs: Record<string, unknown>;
  stateFolder: string;
  /** Stops the emulator. */
  stop(): Promise<void>;
}

/**
 * Synthesizes `emulator/fixtures/<name>/amplify` unless its assembly is cached, and starts the emulator on
 * a free port, with an empty state and test controls unless the options say otherwise.
 */
export async function startFixture(
  name: string,
  { stateFolder: kept, ...options }: FixtureOptions = {},
): Promise<RunningFixture> {
  const definition = await loadFixture(name);
  const stateFolder = kept ?? mkdtempSync(join(tmpdir(), `emulator-${name}-`));
  const emulator = await startEmulator({
    log: silentLog,
    controls: true,
    ...options,
    definition,
    stateFolder,
    port: 0,
  });
  const { origin, hostedOrigin, clock, faults, usage } = emulator;
  return {
    origin,
    hostedOrigin,
    clock,
    faults,
    usage,
    definition,
    stateFolder,
    outputs: emulator.outputs(),
    async stop() {
      await emulator.close();
      if (kept === undefined) rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}

/** Returns what the emulator reads of a fixture's definition. */
async function loadFixture(name: string): Promise<BackendDefinition> {
  const projectFolder = join(emulatorFolder, 'fixtures', name);
  // One folder for each fixture, so that none evicts another's assembly.
  const cacheFolder = join(emulatorFolder, '.amplify-emulator', 'fixtures', name);
  mkdirSync(cacheFolder, { recursive: true });
  const { assemblyFolder } = await synthesize({ projectFolder, cacheFolder });
  return loadDefinition(assemblyFolder);
}
