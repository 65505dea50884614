import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { AdjustableClock } from '../../../core/clock';
import { Faults } from '../../../core/faults';
import type { Iam, IssuedCredentials } from '../../../core/identity';
import { openStore } from '../../../core/level-store';
import { silentLog } from '../../../core/log';
import { startServer } from '../../../core/server';
import { Usage } from '../../../core/usage';
import { createIam } from '../../iam/iam';
import { createStorageService } from '../service';
import { createClient } from './client';
import { definition, roles } from './definition';

/** A storage service on a free port with its own state folder. */
export interface RunningStorage {
  /** For example, 'http://localhost:5000'. */
  origin: string;
  clock: AdjustableClock;
  faults: Faults;
  usage: Usage;
  iam: Iam;
  stateFolder: string;
  /** Issues temporary credentials for a role, as the identity pool would. */
  credentials(role: keyof typeof roles): Promise<IssuedCredentials>;
  /** Creates an SDK client with the given credentials, or else the developer's. */
  client(credentials?: S3ClientConfig['credentials']): S3Client;
  /** Runs a task with the clock shifted by `ms`. */
  withClockOffset<T>(ms: number, task: () => Promise<T>): Promise<T>;
  /** Stops the service. `keep` preserves its state for a restart. */
  stop(options?: { keep: boolean }): Promise<void>;
}

/** Starts storage, on existing state if `stateFolder` is given. */
export async function startStorage(stateFolder?: string): Promise<RunningStorage> {
  const folder = stateFolder ?? (await mkdtemp(join(tmpdir(), 'emulator-storage-')));
  const store = await openStore(join(folder, 'store'), silentLog);
  const clock = new AdjustableClock();
  const faults = new Faults();
  const usage = new Usage(clock);
  const iam = createIam({ definition, clock, store });
  const storage = await createStorageService({
    definition,
    clock,
    faults,
    usage,
    iam,
    store,
    log: silentLog,
    stateFolder: folder,
  });
  const server = await startServer({ port: 0, log: silentLog, services: () => [storage] });
  const origin = `http://localhost:${server.port}`;
  return {
    origin,
    clock,
    faults,
    usage,
    iam,
    stateFolder: folder,
    credentials: (role) =>
      iam.issue({
        roleArn: roles[role],
        identityPoolId: 'us-east-1:pool',
        identityId: `us-east-1:${role}`,
        authenticated: role !== 'guest',
      }),
    client: (credentials) => createClient(origin, credentials && { credentials }),
    async withClockOffset(ms, task) {
      clock.advance(ms);
      try {
        return await task();
      } finally {
        clock.advance(-ms);
      }
    },
    async stop({ keep } = { keep: false }) {
      await server.close();
      await store.close();
      if (!keep) await rm(folder, { recursive: true, force: true });
    },
  };
}
