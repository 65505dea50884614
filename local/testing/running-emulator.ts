import {
  completeDefinition,
  type CompleteDefinition,
  loadDefinition,
  synthesizeProject,
} from 'amplify-emulator/project';
import {
  type DataApiOptions,
  type FixtureOptions,
  type RunningDataApi,
  type RunningFixture,
  startDataApi,
  startDefinition,
} from 'amplify-emulator/testing';
import { verdureSettings } from '../settings';

/** An emulator that runs Verdure's definition, for one test file. */
export type TestEmulator = RunningFixture<CompleteDefinition>;

/** Starts the emulator with Verdure's definition, on a free port with an empty state and test controls. */
export async function startTestEmulator(options?: FixtureOptions): Promise<TestEmulator> {
  return startDefinition(await verdureDefinition(), options);
}

/** Starts only the data API of Verdure's definition, which accepts fake tokens. */
export async function startTestDataApi(
  options: Omit<DataApiOptions, 'definition'> = {},
): Promise<RunningDataApi> {
  return startDataApi({ ...options, definition: await verdureDefinition() });
}

/** Returns what the emulator reads of Verdure's definition. */
export async function verdureDefinition(): Promise<CompleteDefinition> {
  const { assemblyFolder } = await synthesizeProject(verdureSettings({}));
  return completeDefinition(loadDefinition(assemblyFolder));
}
