import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackendDefinition } from '../assembly/definition';
import { loadDefinition } from '../assembly/load';
import { synthesize } from '../assembly/synthesize';
import { silentLog } from '../core/log';
import { runDefinition, type Emulator, type EmulatorOptions } from '../emulator';

const emulatorFolder = fileURLToPath(new URL('..', import.meta.url));

export interface FixtureOptions extends Partial<
  Pick<EmulatorOptions, 'log' | 'controls' | 'indexLagMs'>
> {
  /** The state of an earlier run to continue from; a new one by default, removed by `stop`. */
  stateFolder?: string;
}

/** An emulator that runs a definition on a free port, for tests. */
export interface RunningFixture extends Pick<
  Emulator,
  'origin' | 'hostedOrigin' | 'clock' | 'faults' | 'usage' | 'reload'
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
  options: FixtureOptions = {},
): Promise<RunningFixture> {
  return startDefinition(await loadFixture(name), options);
}

/** Starts the emulator with a definition, as `startFixture` does. */
export async function startDefinition(
  definition: BackendDefinition,
  { stateFolder: kept, ...options }: FixtureOptions = {},
): Promise<RunningFixture> {
  const stateFolder = kept ?? mkdtempSync(join(tmpdir(), 'emulator-state-'));
  const running = await runDefinition({
    log: silentLog,
    controls: true,
    ...options,
    definition,
    stateFolder,
    port: 0,
  });
  const { origin, hostedOrigin, clock, faults, usage, reload } = running;
  return {
    origin,
    hostedOrigin,
    clock,
    faults,
    usage,
    reload,
    definition,
    stateFolder,
    outputs: running.outputs(),
    async stop() {
      await running.close();
      if (kept !== undefined) return;
      rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}

/** Returns what the emulator reads of a fixture's definition. */
export async function loadFixture(name: string): Promise<BackendDefinition> {
  const { assemblyFolder } = await synthesizeFixture(name);
  return loadDefinition(assemblyFolder);
}

/** Synthesizes a fixture, or reuses its cached assembly. */
export async function synthesizeFixture(name: string): Promise<{ assemblyFolder: string }> {
  // One folder for each fixture, so that none evicts another's assembly.
  const cacheFolder = join(emulatorFolder, '.amplify-emulator', 'fixtures', name);
  mkdirSync(cacheFolder, { recursive: true });
  return synthesize({ projectFolder: fixtureFolder(name), cacheFolder });
}

/** Returns the folder of a fixture's project. */
export function fixtureFolder(name: string): string {
  return join(emulatorFolder, 'fixtures', name);
}
