import { functionRoles } from '../../assembly/function-roles';
import type { ServiceContext } from '../../core/services';
import type { RequestHead, Service } from '../../core/wire';
import type { Stubs } from './stub';

const maxBodyBytes = 20 * 1024 * 1024;

/** Services that the emulator runs, by their name in a signature. */
const running = new Set([
  'appsync',
  'cognito-identity',
  'cognito-idp',
  'dynamodb',
  'execute-api',
  'lambda',
  's3',
  'ses',
]);

interface StubService extends Service {
  /** Variables of functions, for services to which AWS SDKs speak HTTP/2. */
  variables: Record<string, string>;
}

/** Creates what answers AWS SDKs in place of all other services, with the project's stubs. */
export async function createStubService(
  stubs: Stubs,
  { definition, origin }: Pick<ServiceContext, 'definition' | 'origin'>,
): Promise<StubService> {
  const front = callsBedrock(definition)
    ? await (await import('./http2-front')).startHttp2Front(origin)
    : undefined;
  return {
    variables: front ? { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: front.origin } : {},
    name: 'stubs',
    maxBodyBytes,
    accepts: (head) => stubbedService(head) !== undefined,
    handle: async (request) => {
      const { answerSdk } = await import('./answer-sdk');
      return answerSdk(request, stubbedService(request) ?? '', stubs);
    },
    async close() {
      await Promise.all([front?.close(), stubs.close()]);
    },
  };
}

/** Whether the role of a function allows it to use Bedrock. */
function callsBedrock(definition: ServiceContext['definition']): boolean {
  return functionRoles(definition).some(({ statements }) =>
    statements.some(({ actions }) => actions.some((action) => action.startsWith('bedrock:'))),
  );
}

function stubbedService({ headers }: RequestHead): string | undefined {
  const scope = /^AWS4-HMAC-SHA256 Credential=[^,]*\/([^/,]+)\/aws4_request/;
  const service = scope.exec(headers['authorization'] ?? '')?.[1];
  return service === undefined || running.has(service) ? undefined : service;
}
