import {
  type BackendDefinition,
  loadDefinition,
  synthesizeProject,
} from 'amplify-emulator/project';
import {
  type FixtureOptions,
  type RunningFixture,
  startDefinition,
  waitForReads,
} from 'amplify-emulator/testing';
import { verdureSettings } from '../../build/local/settings';

/** An emulator that runs Verdure's definition, for one test file. */
export type TestEmulator = RunningFixture;

/** How long reads lag by default: `VERDURE_INDEX_LAG`, as for `npm start`. */
const { indexLagMs } = verdureSettings({});

interface TestEmulatorOptions extends FixtureOptions {
  change?: (definition: BackendDefinition) => BackendDefinition;
}

/**
 * Starts the emulator with Verdure's definition or a modified one, on a free port with an empty state and test
 * controls. It accepts fake tokens, too.
 */
export async function startTestEmulator({
  change = (same) => same,
  ...options
}: TestEmulatorOptions = {}): Promise<TestEmulator> {
  const running = await startDefinition(change(await verdureDefinition()), {
    indexLagMs,
    ...options,
  });
  if (options.indexLagMs === undefined) waitForReads(running.origin, indexLagMs);
  return running;
}

/** Resolves once plain reads show all writes so far. */
export async function readsCaughtUp(): Promise<void> {
  if (indexLagMs > 0) await new Promise((done) => setTimeout(done, indexLagMs));
}

/** Returns Verdure's definition as the emulator reads it. */
export async function verdureDefinition(): Promise<BackendDefinition> {
  const { assemblyFolder } = await synthesizeProject(verdureSettings({}));
  return loadDefinition(assemblyFolder);
}
