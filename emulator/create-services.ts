import type { BackendDefinition } from './assembly/definition';
import { hasParts } from './assembly/definition-parts';
import type { ConsoleParts } from './console/parts';
import { InvalidTokenError, type TokenVerifier } from './core/identity';
import type { ServiceContext } from './core/services';
import type { Service } from './core/wire';
import { createMailbox } from './mailbox/mailbox';
import { createMailboxService } from './mailbox/service';
import type { ApiParts } from './services/api-gateway/call';
import { createDataApiService } from './services/appsync/service';
import type { Watching } from './services/appsync/watch';
import { createIdentityPoolService } from './services/cognito-identity-pool/service';
import { createUserPoolService } from './services/cognito-user-pool/service';
import { openTables } from './services/dynamodb/open-tables';
import { createDynamoDbService } from './services/dynamodb/service';
import type { TableStore } from './services/dynamodb/table-store';
import { startSchedules } from './services/eventbridge/schedules';
import { createIam } from './services/iam/iam';
import { createFunctionUrlService } from './services/lambda/function-url/service';
import { createFunctions, type Functions } from './services/lambda/functions';
import type { LatestLines } from './services/lambda/latest-lines';
import { createLambdaService } from './services/lambda/service';
import { createSesService } from './services/ses/service';
import { createStorageService } from './services/s3/service';
import { createStubService } from './services/stubs/service';
import { createStubs } from './services/stubs/stubs';

/**
 * Starts the services that a definition has. Their order matters: the first one that accepts a request handles it, and
 * storage accepts any path.
 */
export async function createServices(
  context: ServiceContext & {
    indexLagMs: number;
    secrets: ReadonlyMap<string, string>;
    watching: Watching;
    lines: LatestLines;
    closedAt: Date | undefined;
    stubFolder: string | undefined;
  },
): Promise<{ services: Service[]; hosted: Service | undefined; shown: ConsoleParts }> {
  const { definition } = context;
  const iam = createIam(context);
  const mailbox = createMailbox(context);
  const stubs = createStubs(context);
  const stubService = await createStubService(stubs, context);
  const { variables } = stubService;
  const lambdas = createFunctions({ ...context, iam, variables });
  const userPool = hasParts(definition, 'userPool')
    ? await createUserPoolService({ ...context, definition, mailbox, iam, lambdas })
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
        lambdas,
        stubs,
      }).catch(async (error: unknown) => {
        await tables.close();
        throw error;
      })
    : undefined;
  const storage = storesFiles(definition)
    ? await createStorageService({ ...context, iam, lambdas })
    : undefined;
  const schedules = await startSchedules({ ...context, iam, lambdas });
  const services = [
    createLambdaService({
      ...context,
      iam,
      lambdas,
      callers: [schedules, ...(await followersOf(tables, { ...context, lambdas }))],
    }),
    createFunctionUrlService({ ...context, iam, lambdas }),
    await gatewayOf({ ...context, iam, tokens, lambdas }),
    userPool,
    hasParts(definition, 'identityPool') &&
      createIdentityPoolService({ ...context, definition, tokens, iam }),
    dataApi,
    createDynamoDbService({ ...context, tables, iam }),
    createMailboxService(mailbox, { definition }),
    createSesService({ ...context, mailbox, iam }),
    stubService,
    storage,
  ];
  return {
    services: services.filter((service) => !!service),
    hosted: userPool?.hosted,
    shown: {
      definition,
      mailbox,
      dataApi,
      tables,
      userPool: userPool?.pool,
      files: storage?.files,
      lines: context.lines,
      schedules,
    },
  };
}

/** Starts to call the functions that follow tables, whose code is loaded only if any does. */
async function followersOf(
  { changes }: Pick<TableStore, 'changes'>,
  parts: Pick<ServiceContext, 'definition' | 'log'> & { lambdas: Functions },
) {
  if (!changes) return [];
  const { followTables } = await import('./services/dynamodb/streams/follower');
  return [followTables({ ...parts, changes })];
}

/** Serves the APIs of API Gateway, whose code is loaded only if there are any. */
async function gatewayOf(parts: ApiParts): Promise<Service | undefined> {
  if (parts.definition.gatewayApis.length === 0) return undefined;
  const { createApiGatewayService } = await import('./services/api-gateway/service');
  return createApiGatewayService(parts);
}

/** Returns whether there are buckets, or functions, which read deployed files. */
function storesFiles({ buckets, lambdas }: BackendDefinition): boolean {
  return buckets.length > 0 || lambdas.length > 0;
}

/** Without a user pool, no token is valid. */
const noTokens: TokenVerifier = { verify: refuseToken, verifySignature: refuseToken };

async function refuseToken(): Promise<never> {
  throw new InvalidTokenError('The definition has no user pool');
}
