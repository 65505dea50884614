import { CognitoIdentityClient } from '@aws-sdk/client-cognito-identity';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackendDefinition, UserPoolDefinition } from '../../../assembly/definition';
import { keptCertificate } from '../../../core/certificate';
import { AdjustableClock } from '../../../core/clock';
import { Faults } from '../../../core/faults';
import { developerCredentials, type Iam, type TokenVerifier } from '../../../core/identity';
import { HostedServer } from '../../../core/hosted-server';
import { openStore } from '../../../core/level-store';
import { silentLog } from '../../../core/log';
import { startServer } from '../../../core/server';
import { Usage } from '../../../core/usage';
import type { Store } from '../../../core/store';
import type { Service } from '../../../core/wire';
import { createMailbox, type Mailbox, type MailboxMessage } from '../../../mailbox/mailbox';
import { createMailboxService } from '../../../mailbox/service';
import { createIdentityPoolService } from '../../cognito-identity-pool/service';
import { createIam } from '../../iam/iam';
import { createUserPoolService } from '../service';
import { fixtureDefinition } from './fixture';

/** The user pool, identity pool, and mailbox on a free port with their own state folder. */
export interface RunningPool {
  origin: string;
  definition: BackendDefinition;
  poolId: string;
  stateFolder: string;
  store: Store;
  clock: AdjustableClock;
  faults: Faults;
  mailbox: Mailbox;
  tokens: TokenVerifier;
  iam: Iam;
  /** An AWS SDK client with the developer's credentials. It does not retry, so each call is one request. */
  client: CognitoIdentityProviderClient;
  identityClient: CognitoIdentityClient;
  /** Returns the newest message to an email or phone number. */
  lastMessage(to: string): Promise<MailboxMessage>;
  /** Returns how many users have an email address. */
  usersWith(email: string): Promise<number>;
  /** Runs a function with the clock moved forward by `ms`, then moves it back. */
  after<T>(ms: number, run: () => Promise<T>): Promise<T>;
  /** The hosted sign-in's origin, and the certificate to trust; meaningless without social providers. */
  hosted: { origin: string; certificate: string };
  close(): Promise<void>;
  /** Closes and removes the state. */
  dispose(): Promise<void>;
}

export interface PoolOptions {
  pool?: Partial<UserPoolDefinition>;
  /** The state of an earlier run to continue from. */
  stateFolder?: string;
}

/** Starts the services. */
export async function startPool(options: PoolOptions = {}): Promise<RunningPool> {
  const { stateFolder = mkdtempSync(join(tmpdir(), 'user-pool-')) } = options;
  const definition = fixtureDefinition(options.pool);
  const store = await openStore(join(stateFolder, 'store'), silentLog);
  const clock = new AdjustableClock();
  const faults = new Faults();
  const usage = new Usage(clock);
  let services: Service[] = [];
  const server = await startServer({ port: 0, log: silentLog, services: () => services });
  const origin = `http://localhost:${server.port}`;
  const context = { definition, clock, log: silentLog, store, faults, usage, origin, stateFolder };
  const iam = createIam(context);
  const mailbox = createMailbox(context);
  const userPool = await createUserPoolService({ ...context, mailbox, iam });
  const { tokens } = userPool;
  services = [
    userPool,
    createIdentityPoolService({ ...context, tokens, iam }),
    createMailboxService(mailbox, context),
  ];
  const hosted = new HostedServer({ port: 0, log: silentLog, store });
  await hosted.serve(userPool.hosted);
  const certificate = userPool.hosted ? (await keptCertificate(store)).cert : '';
  const connection = {
    region: definition.region,
    endpoint: origin,
    credentials: developerCredentials,
    maxAttempts: 1,
  };
  const close = async () => {
    await hosted.serve(undefined);
    await server.close();
    await store.close();
  };
  return {
    origin,
    definition,
    poolId: definition.userPool.id,
    stateFolder,
    store,
    clock,
    faults,
    mailbox,
    tokens,
    iam,
    client: new CognitoIdentityProviderClient(connection),
    identityClient: new CognitoIdentityClient(connection),
    async lastMessage(to) {
      const [message] = await mailbox.messages(to);
      if (!message) throw new Error(`No message was sent to ${to}`);
      return message;
    },
    async usersWith(email) {
      let count = 0;
      for await (const { attributes } of userPool.pool.users.all()) {
        if (attributes['email'] === email) count += 1;
      }
      return count;
    },
    async after(ms, run) {
      clock.advance(ms);
      return run().finally(() => clock.advance(-ms));
    },
    hosted: { origin: `https://${hosted.domain}`, certificate },
    close,
    async dispose() {
      await close();
      rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}
