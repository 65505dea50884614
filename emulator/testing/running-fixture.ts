import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackendDefinition } from '../assembly/definition';
import { loadDefinition } from '../assembly/load';
import { synthesize } from '../assembly/synthesize';
import { developerCredentials } from '../core/identity';
import { silentLog } from '../core/log';
import { runDefinition, type Emulator, type EmulatorOptions } from '../emulator';
import { acceptingFakeTokens } from './fake-tokens';
import { withTestPool } from './fixture-pool';

const emulatorFolder = fileURLToPath(new URL('..', import.meta.url));

export interface FixtureOptions extends Partial<
  Pick<EmulatorOptions, 'log' | 'controls' | 'indexLagMs'>
> {
  /** The state of an earlier run to continue from; a new one by default. `stop` removes either. */
  stateFolder?: string;
}

type Change = (definition: BackendDefinition) => BackendDefinition;

/** An emulator that runs a definition on a free port, for tests. It accepts fake tokens, too. */
export interface RunningFixture extends Pick<
  Emulator,
  'origin' | 'hostedOrigin' | 'clock' | 'faults' | 'usage' | 'reload'
> {
  definition: BackendDefinition;
  poolId: string;
  /** The content of amplify_outputs.json, for `configureAmplify`. */
  outputs: Record<string, unknown>;
  stateFolder: string;
  /** A client with the developer's credentials. It does not retry, so each call is one request. */
  client: CognitoIdentityProviderClient;
  /** Runs a function with the clock moved by `ms`, then moves it back. */
  after<T>(ms: number, run: () => Promise<T>): Promise<T>;
  /** Stops the emulator and starts another with its state. */
  restarted(): Promise<RunningFixture>;
  /** Stops the emulator and removes its state. */
  stop(): Promise<void>;
}

/** Starts the emulator with the project of `emulator/fixtures` and a pool for tests, as `startDefinition` does. */
export async function startFixture({
  change = (same) => same,
  ...options
}: FixtureOptions & { change?: Change } = {}): Promise<RunningFixture> {
  return startDefinition(change(withTestPool(await loadFixture())), options);
}

/** Starts the emulator on a free port, with an empty state and test controls unless the options say otherwise. */
export async function startDefinition(
  definition: BackendDefinition,
  options: FixtureOptions = {},
): Promise<RunningFixture> {
  const { stateFolder = mkdtempSync(join(tmpdir(), 'emulator-state-')) } = options;
  const running = await runDefinition({
    log: silentLog,
    controls: true,
    ...options,
    verifier: acceptingFakeTokens,
    definition,
    stateFolder,
    port: 0,
  });
  const { close, ...emulator } = running;
  const client = new CognitoIdentityProviderClient({
    region: definition.region,
    endpoint: emulator.origin,
    credentials: developerCredentials,
    maxAttempts: 1,
  });
  return {
    ...emulator,
    definition,
    poolId: definition.userPool.id,
    outputs: emulator.outputs(),
    stateFolder,
    client,
    async after(ms, run) {
      emulator.clock.advance(ms);
      return run().finally(() => emulator.clock.advance(-ms));
    },
    async restarted() {
      client.destroy();
      await close();
      return startDefinition(definition, { ...options, stateFolder });
    },
    async stop() {
      client.destroy();
      await close();
      rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}

/** The project that the emulator's own tests run. */
export const fixtureFolder = join(emulatorFolder, 'fixtures', 'task-list');

/** Returns the fixture's definition as the emulator reads it. */
export async function loadFixture(): Promise<BackendDefinition> {
  const { assemblyFolder } = await synthesizeFixture();
  return loadDefinition(assemblyFolder);
}

/** Synthesizes the fixture, or reuses its cached assembly. */
export async function synthesizeFixture(): Promise<{ assemblyFolder: string }> {
  const cacheFolder = join(emulatorFolder, '.amplify-emulator');
  mkdirSync(cacheFolder, { recursive: true });
  return synthesize({ projectFolder: fixtureFolder, cacheFolder });
}
