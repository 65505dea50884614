import { hasParts } from './assembly/definition-parts';
import type { ConsoleParts } from './console/parts';
import { InvalidTokenError, type TokenVerifier } from './core/identity';
import type { ServiceContext } from './core/services';
import type { Service } from './core/wire';
import { createMailbox } from './mailbox/mailbox';
import { createMailboxService } from './mailbox/service';
import { createDataApiService } from './services/appsync/service';
import type { Watching } from './services/appsync/watch';
import { createIdentityPoolService } from './services/cognito-identity-pool/service';
import { createUserPoolService } from './services/cognito-user-pool/service';
import { openTables } from './services/dynamodb/open-tables';
import type { TableStore } from './services/dynamodb/table-store';
import { createIam } from './services/iam/iam';
import { createStorageService } from './services/s3/service';

/**
 * Starts the services that a definition has. Their order matters: the first one that accepts a request handles it, and
 * storage accepts any path.
 */
export async function createServices(
  context: ServiceContext & {
    indexLagMs: number;
    watching: Watching;
  },
): Promise<{
  services: Service[];
  hosted: Service | undefined;
  tables: TableStore;
  shown: ConsoleParts;
}> {
  const { definition } = context;
  const iam = createIam(context);
  const mailbox = createMailbox(context);
  const userPool = hasParts(definition, 'userPool')
    ? await createUserPoolService({ ...context, definition, mailbox, iam })
    : undefined;
  const tokens = userPool?.tokens ?? noTokens;
  const tables = await openTables(context);
  const dataApi = hasParts(definition, 'api')
    ? await createDataApiService({
        ...context,
        definition,
        tables,
        tokens,
        iam,
      }).catch(async (error: unknown) => {
        await tables.close();
        throw error;
      })
    : undefined;
  const storage =
    definition.buckets.length > 0 ? await createStorageService({ ...context, iam }) : undefined;
  const services = [
    userPool,
    hasParts(definition, 'identityPool') &&
      createIdentityPoolService({ ...context, definition, tokens, iam }),
    dataApi,
    createMailboxService(mailbox, { definition }),
    storage,
  ];
  return {
    services: services.filter((service) => !!service),
    hosted: userPool?.hosted,
    tables,
    shown: {
      definition,
      dataApi,
      tables,
      userPool: userPool?.pool,
    },
  };
}

/** Without a user pool, no token is valid. */
const noTokens: TokenVerifier = { verify: refuseToken, verifySignature: refuseToken };

async function refuseToken(): Promise<never> {
  throw new InvalidTokenError('The definition has no user pool');
}
