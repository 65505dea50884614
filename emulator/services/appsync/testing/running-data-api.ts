import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackendDefinition } from '../../../assembly/definition';
import { AdjustableClock } from '../../../core/clock';
import { Faults } from '../../../core/faults';
import type { Iam } from '../../../core/identity';
import { openStore } from '../../../core/level-store';
import { silentLog, type Log } from '../../../core/log';
import { startServer } from '../../../core/server';
import { Usage } from '../../../core/usage';
import { loadFixture } from '../../../testing/running-fixture';
import { openTables } from '../../dynamodb/open-tables';
import { createIam } from '../../iam/iam';
import { createDataApiService } from '../service';
import { fakeTokenVerifier } from './fake-tokens';

/** A data API without the other services, which accepts fake tokens. */
export interface RunningDataApi {
  origin: string;
  definition: BackendDefinition;
  clock: AdjustableClock;
  faults: Faults;
  usage: Usage;
  iam: Iam;
  stateFolder: string;
  /** Restarts the API with the same state. */
  restart(): Promise<void>;
  dispose(): Promise<void>;
}

export interface DataApiOptions {
  /** Defaults to that of the fixture task-list. */
  definition?: BackendDefinition;
  change?: (definition: BackendDefinition) => BackendDefinition;
  log?: Log;
  indexLagMs?: number;
  /** Seeds the tables before the API starts. */
  prepare?: (stateFolder: string) => Promise<void>;
}

/** Starts the data API on a free port, with a definition or a modified one. */
export async function startDataApi(options: DataApiOptions = {}): Promise<RunningDataApi> {
  const loaded = options.definition ?? (await loadFixture('task-list'));
  const definition = options.change?.(loaded) ?? loaded;
  const stateFolder = await mkdtemp(join(tmpdir(), 'data-api-'));
  const { log = silentLog, indexLagMs = 0 } = options;
  const clock = new AdjustableClock();
  const faults = new Faults();
  const usage = new Usage(clock);
  const start = async () => {
    const store = await openStore(join(stateFolder, 'store'), log);
    const context = {
      definition,
      clock,
      faults,
      usage,
      log,
      store,
      stateFolder,
      origin: '',
      indexLagMs,
    };
    const iam = createIam(context);
    const tables = await openTables(context);
    const service = await createDataApiService({
      ...context,
      tables,
      iam,
      tokens: fakeTokenVerifier(clock),
    });
    const server = await startServer({ port: 0, log, services: () => [service] });
    return { iam, store, tables, server };
  };
  await options.prepare?.(stateFolder);
  let running = await start();
  const stop = async () => {
    await running.server.close();
    await running.tables.close();
    await running.store.close();
  };
  return {
    get origin() {
      return `http://localhost:${running.server.port}`;
    },
    get iam() {
      return running.iam;
    },
    definition,
    clock,
    faults,
    usage,
    stateFolder,
    async restart() {
      await stop();
      running = await start();
    },
    async dispose() {
      await stop();
      await rm(stateFolder, { recursive: true });
    },
  };
}
