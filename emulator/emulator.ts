import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BackendDefinition } from './assembly/definition';
import { AdjustableClock } from './core/clock';
import { createControlService } from './core/control-service';
import { Faults } from './core/faults';
import { openStore } from './core/level-store';
import type { Log } from './core/log';
import { HostedServer } from './core/hosted-server';
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
  /** Of the hosted sign-in, which listens only where the definition has one; any free one if not given. */
  hostedPort?: number;
  log: Log;
  /** Lets tests plan failures and move the clock, under /_emulator/. */
  controls?: boolean;
}

export interface Emulator {
  /** 'http://localhost:<port>'. */
  origin: string;
  /** 'https://localhost:<port>' of the hosted sign-in, where the definition has one. */
  hostedOrigin(): string | undefined;
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
  const hosted = new HostedServer({ port: options.hostedPort ?? 0, log: options.log, store });
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
    const created = await createServices({ ...shared, definition });
    services = [control, ...created.services];
    await hosted.serve(created.hosted);
  };
  const closeAll = async (): Promise<void> => {
    await hosted.serve(undefined);
    await server.close();
    await store.close();
  };
  try {
    await start();
  } catch (error) {
    await closeAll();
    throw error;
  }
  return {
    origin,
    clock,
    faults,
    hostedOrigin: () => (definition.userPool.domain ? `https://${hosted.domain}` : undefined),
    outputs: () => outputsOf(definition, origin, hosted.domain),
    async reload(next) {
      definition = next;
      await start();
    },
    close: closeAll,
  };
}

/** In the order in which they are asked; storage takes every path that is no other service's. */
async function createServices(
  context: ServiceContext,
): Promise<{ services: Service[]; hosted: Service | undefined }> {
  const iam = createIam(context);
  const mailbox = createMailbox(context);
  const userPool = await createUserPoolService({ ...context, mailbox, iam });
  const { tokens } = userPool;
  const services = [
    userPool,
    createIdentityPoolService({ ...context, tokens, iam }),
    await createDataApiService({ ...context, tokens, iam }),
    createMailboxService(mailbox, context),
    await createStorageService({ ...context, iam }),
  ];
  return { services, hosted: userPool.hosted };
}
