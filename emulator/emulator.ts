import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendDefinition } from './assembly/definition';
import { AdjustableClock } from './core/clock';
import { createControlService } from './core/control-service';
import { Faults } from './core/faults';
import { openStore } from './core/level-store';
import type { Log } from './core/log';
import { startServer } from './core/server';
import type { ServiceContext } from './core/services';
import type { Service } from './core/wire';
import { createMailbox } from './mailbox/mailbox';
import { createMailboxService } from './mailbox/service';
import { outputsOf } from './outputs/outputs';
import { createDataApiService } from './services/appsync/service';
import { createIdentityPoolService } from './services/cognito-identity-pool/service';
import { createUserPoolService } from './services/cognito-user-pool/service';
import { createIam } from './services/iam/iam';
import { createStorageService } from './services/s3/service';

export interface EmulatorOptions {
  definition: BackendDefinition;
  /** Everything that must survive a restart is kept in this folder. */
  stateFolder: string;
  /** 0 for any free one. */
  port: number;
  log: Log;
  /** Lets tests plan failures and move the clock, under /_emulator/. */
  controls?: boolean;
}

export interface Emulator {
  /** 'http://localhost:<port>'. */
  origin: string;
  outputs(): Record<string, unknown>;
  clock: AdjustableClock;
  faults: Faults;
  /** Goes on with another definition, on the same port and state. */
  reload(definition: BackendDefinition): Promise<void>;
  close(): Promise<void>;
}

/** Starts the whole backend on this machine. Throws PortTakenError, DamagedStateError. */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  mkdirSync(options.stateFolder, { recursive: true });
  const store = await openStore(join(options.stateFolder, 'store'));
  const clock = new AdjustableClock();
  const faults = new Faults();
  let services: Service[] = [
    createControlService({ clock, faults, controls: options.controls ?? false }),
  ];
  const server = await startServer({
    port: options.port,
    log: options.log,
    services: () => services,
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const origin = `http://localhost:${server.port}`;
  let { definition } = options;
  const start = async (): Promise<void> => {
    const shared = {
      clock,
      faults,
      store,
      origin,
      log: options.log,
      stateFolder: options.stateFolder,
    };
    const [control, ...former] = services;
    if (!control) throw new Error('The emulator has lost its control service');
    services = [control];
    for (const service of former) await service.close?.();
    services = [control, ...(await createServices({ ...shared, definition }))];
  };
  try {
    await start();
  } catch (error) {
    await server.close();
    await store.close();
    throw error;
  }
  return {
    origin,
    clock,
    faults,
    outputs: () => outputsOf(definition, origin),
    async reload(next) {
      definition = next;
      await start();
    },
    async close() {
      await server.close();
      await store.close();
    },
  };
}

/** In the order in which they are asked; storage takes every path that is no other service's. */
async function createServices(context: ServiceContext): Promise<Service[]> {
  const iam = createIam(context);
  const mailbox = createMailbox(context);
  const userPool = await createUserPoolService({ ...context, mailbox, iam });
  const { tokens } = userPool;
  return [
    userPool,
    createIdentityPoolService({ ...context, tokens, iam }),
    await createDataApiService({ ...context, tokens, iam }),
    createMailboxService(mailbox, context),
    await createStorageService({ ...context, iam }),
  ];
}
