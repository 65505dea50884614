import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendDefinition } from './assembly/definition';
import { createConsole } from './console/gate';
import type { ConsoleParts } from './console/parts';
import { AdjustableClock } from './core/clock';
import { createControlService } from './core/control-service';
import { Faults } from './core/faults';
import type { TokenVerifier } from './core/identity';
import { openStore } from './core/level-store';
import type { Log } from './core/log';
import { HostedServer } from './core/hosted-server';
import { startServer } from './core/server';
import { Usage } from './core/usage';
import type { Service } from './core/wire';
import { createServices } from './create-services';
import { outputsOf } from './outputs/outputs';
import type { Watching } from './services/appsync/watch';
import type { TableStore } from './services/dynamodb/table-store';

export interface EmulatorOptions {
  definition: BackendDefinition;
  /** Holds everything that survives a restart. */
  stateFolder: string;
  /** 0 picks a free port. */
  port: number;
  /** Port of the hosted UI, which listens only if the definition has one. Defaults to a free port. */
  hostedPort?: number;
  log: Log;
  /** Lets tests inject faults and move the clock under /_emulator/. */
  controls?: boolean;
  /** How long index reads lag behind writes, in milliseconds; not at all by default. */
  indexLagMs?: number;
  /** Lets tests accept tokens in addition to the user pool's. */
  verifier?: (poolVerifier: TokenVerifier, clock: AdjustableClock) => TokenVerifier;
}

export interface Emulator {
  /** 'http://localhost:<port>'. */
  origin: string;
  /** 'https://localhost:<port>' of the hosted UI, or undefined if the definition has none. */
  hostedOrigin(): string | undefined;
  outputs(): Record<string, unknown>;
  clock: AdjustableClock;
  faults: Faults;
  usage: Usage;
  /** Replaces the definition; port and state stay the same. */
  reload(definition: BackendDefinition): Promise<void>;
  close(): Promise<void>;
}

/** Starts every service of the backend. Throws PortTakenError and CorruptStateError. */
export async function runDefinition(options: EmulatorOptions): Promise<Emulator> {
  const { stateFolder, log } = options;
  openPrivateFolder(stateFolder, log);
  const store = await openStore(join(stateFolder, 'store'), log);
  const clock = new AdjustableClock();
  const faults = new Faults();
  const usage = new Usage(clock);
  let ready = Promise.resolve();
  let services: Service[] = [];
  let tables: TableStore | undefined;
  let consoleParts: ConsoleParts | undefined;
  const watching: Watching = {};
  const emulatorConsole = createConsole(watching, () => consoleParts);
  const control = createControlService({
    clock,
    faults,
    usage,
    controls: options.controls ?? false,
    stateFolder,
  });
  const server = await startServer({
    port: options.port,
    log,
    services: () => [emulatorConsole, control, ...services],
    ready: () => ready,
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const origin = `http://localhost:${server.port}`;
  const hosted = new HostedServer({ port: options.hostedPort ?? 0, log, store });
  let { definition } = options;
  const startServices = async (): Promise<void> => {
    const created = await createServices({
      definition,
      clock,
      faults,
      usage,
      store,
      origin,
      log,
      stateFolder,
      watching,
      indexLagMs: options.indexLagMs ?? 0,
      verifier: (poolVerifier) => options.verifier?.(poolVerifier, clock) ?? poolVerifier,
    });
    services = created.services;
    tables = created.tables;
    consoleParts = created.consoleParts;
    await hosted.serve(created.hosted);
  };
  const closeAll = async (): Promise<void> => {
    await hosted.serve(undefined);
    await server.close();
    await tables?.close();
    await store.close();
  };
  try {
    await startServices();
  } catch (error) {
    await closeAll();
    throw error;
  }
  return {
    origin,
    clock,
    faults,
    usage,
    hostedOrigin: () => (definition.userPool.domain ? `https://${hosted.domain}` : undefined),
    outputs: () => outputsOf(definition, origin, hosted.domain),
    reload(next) {
      const reloaded = ready.then(async () => {
        const previous = services;
        services = [];
        for (const service of previous) await service.close?.();
        await tables?.close();
        tables = undefined;
        definition = next;
        return startServices();
      });
      ready = reloaded.catch(() => {});
      return reloaded;
    },
    async close() {
      await ready;
      await closeAll();
    },
  };
}

/** Creates the folder if needed, and closes it to the machine's other users, since it holds codes and keys. */
function openPrivateFolder(folder: string, log: Log): void {
  mkdirSync(folder, { recursive: true });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Some file systems have no permissions, such as FAT and Windows's drives under WSL.
    log.warn(`Other users of this machine may be able to read ${folder} (${String(error)}).`);
  }
}
