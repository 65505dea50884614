import type { BackendDefinition, FunctionUrlDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import { SignatureError, type Iam, type IamCaller } from '../../../core/identity';
import type { Log } from '../../../core/log';
import type { Service, WireRequest, WireResponse } from '../../../core/wire';
import { UnrunnableFunctionError, type Functions } from '../functions';
import { preflightOf, withCors } from './cors';
import { eventOf } from './event';
import { responseOf } from './response';

/** Lambda's quota for a request's payload. */
const maxBodyBytes = 6 * 1024 * 1024;

interface Parts {
  lambdas: Pick<Functions, 'invoke'>;
  iam: Pick<Iam, 'authenticate' | 'allows' | 'isSigned'>;
  definition: Pick<BackendDefinition, 'accountId' | 'functionUrls'>;
  clock: Clock;
  log: Log;
}

/** Creates the service of the function URLs, at /_functions/<function>/. */
export function createFunctionUrlService(parts: Parts): Service {
  const { functionUrls } = parts.definition;
  const urlAt = (rawPath: string): FunctionUrlDefinition | undefined =>
    functionUrls.find(({ path }) => rawPath === path || rawPath.startsWith(`${path}/`));
  return {
    name: 'function URL',
    maxBodyBytes,
    accepts: ({ rawPath }) => rawPath.startsWith('/_functions/'),
    async handle(request) {
      const url = urlAt(request.rawPath);
      if (!url) return failure(404, 'There is no such function URL.');
      if (!url.cors) return respond(request, url, parts);
      return (
        preflightOf(url.cors, request) ??
        withCors(url.cors, request, await respond(request, url, parts))
      );
    },
  };
}

async function respond(
  request: WireRequest,
  url: FunctionUrlDefinition,
  parts: Parts,
): Promise<WireResponse> {
  const { lambdas, definition, clock, log } = parts;
  try {
    const caller = await callerOf(request, url, parts);
    if (caller === 'forbidden') return failure(403, 'Forbidden', 'AccessDeniedException');
    const event = eventOf(request, url, { definition, caller, now: clock.now() });
    const outcome = await lambdas.invoke(url.functionArn, event);
    if (!('payload' in outcome)) return internalError;
    const response = responseOf(outcome.payload);
    if (!response) log.error(`The function at ${url.path} returned no valid HTTP response.`);
    return response ?? internalError;
  } catch (error) {
    if (error instanceof SignatureError) return failure(403, error.message, error.code);
    if (!(error instanceof UnrunnableFunctionError)) throw error;
    log.error(error.message);
    return internalError;
  }
}

/** Returns who signed the request, or undefined if it needs no signature. Throws SignatureError. */
async function callerOf(
  request: WireRequest,
  { authType, functionArn, principals }: FunctionUrlDefinition,
  { iam }: Parts,
): Promise<IamCaller | undefined | 'forbidden'> {
  if (authType === 'NONE') return principals.includes('*') ? undefined : 'forbidden';
  if (!iam.isSigned(request)) return 'forbidden';
  const caller = await iam.authenticate(request, 'lambda');
  const isNamed = caller.kind !== 'developer' && principals.includes(caller.roleArn);
  const context = { 'lambda:FunctionUrlAuthType': authType };
  const isAllowed = iam.allows(caller, 'lambda:InvokeFunctionUrl', functionArn, context);
  return isNamed || isAllowed ? caller : 'forbidden';
}

const internalError: WireResponse = {
  status: 502,
  headers: { 'content-type': 'application/json' },
  body: 'Internal Server Error',
};

function failure(status: number, message: string, code?: string): WireResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json',
      ...(code !== undefined && { 'x-amzn-errortype': code }),
    },
    body: JSON.stringify({ Message: message }),
  };
}
