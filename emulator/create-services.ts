import type { ConsoleParts } from './console/parts';
import type { TokenVerifier } from './core/identity';
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
 * Starts the services of a definition. Their order matters: the first one that accepts a request handles it, and
 * storage accepts any path.
 */
export async function createServices(
  context: ServiceContext & {
    indexLagMs: number;
    watching: Watching;
    verifier: (poolVerifier: TokenVerifier) => TokenVerifier;
  },
): Promise<{
  services: Service[];
  hosted: Service | undefined;
  tables: TableStore;
  consoleParts: ConsoleParts;
}> {
  const { definition } = context;
  const iam = createIam(context);
  const mailbox = createMailbox(context);
  const userPool = await createUserPoolService({ ...context, mailbox, iam });
  const tokens = context.verifier(userPool.tokens);
  const tables = await openTables(context);
  const dataApi = await createDataApiService({ ...context, tables, tokens, iam }).catch(
    async (error: unknown) => {
      await tables.close();
      throw error;
    },
  );
  return {
    services: [
      userPool,
      createIdentityPoolService({ ...context, tokens, iam }),
      dataApi,
      createMailboxService(mailbox, context),
      await createStorageService({ ...context, iam }),
    ],
    hosted: userPool.hosted,
    tables,
    consoleParts: { definition, dataApi, tables, userPool: userPool.pool },
  };
}
