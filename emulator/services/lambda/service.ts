import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { BackendDefinition } from '../../assembly/definition';
import { SignatureError, type Iam } from '../../core/identity';
import type { Service, WireRequest, WireResponse } from '../../core/wire';
import { UnrunnableFunctionError, type Functions } from './functions';

/** Lambda's quota for a request's payload. */
const maxBodyBytes = 6 * 1024 * 1024;

const path = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/;

const eventSchema = v.pipe(v.string(), v.parseJson());

interface Parts {
  lambdas: Functions;
  /** What calls functions by itself, and ends with them. */
  callers: readonly { close(): Promise<void> }[];
  iam: Pick<Iam, 'authenticate' | 'allows'>;
  definition: Pick<BackendDefinition, 'lambdas'>;
}

/** Lambda's operations, by name. */
export const operations = { Invoke: invoke };

/** Creates the service for Lambda's operation Invoke, so that functions can call each other. */
export function createLambdaService(parts: Parts): Service {
  return {
    name: 'Lambda',
    maxBodyBytes,
    accepts: ({ method, rawPath }) => method === 'POST' && path.test(rawPath),
    handle: (request) => operations.Invoke(request, parts),
    async close() {
      const stopped = parts.callers.map((caller) => caller.close());
      await parts.lambdas.close();
      await Promise.all(stopped);
    },
  };
}

async function invoke(
  request: WireRequest,
  { lambdas, iam, definition }: Parts,
): Promise<WireResponse> {
  try {
    const caller = await iam.authenticate(request, 'lambda');
    const name = decodeURIComponent(path.exec(request.rawPath)?.[1] ?? '');
    const lambda = definition.lambdas.find((one) => one.name === name || one.arn === name);
    if (!lambda) return failure(404, 'ResourceNotFoundException', `Function not found: ${name}`);
    if (!iam.allows(caller, 'lambda:InvokeFunction', lambda.arn)) {
      return failure(
        403,
        'AccessDeniedException',
        `User is not authorized to perform: lambda:InvokeFunction on resource: ${lambda.arn}`,
      );
    }
    const event = v.parse(eventSchema, request.body.toString('utf8') || '{}');
    if (request.headers['x-amz-invocation-type'] === 'Event') {
      lambdas.start(lambda.arn, event);
      return json(202, '');
    }
    const outcome = await lambdas.invoke(lambda.arn, event);
    if ('payload' in outcome) return json(200, JSON.stringify(outcome.payload));
    return json(200, JSON.stringify(outcome.error), { 'x-amz-function-error': 'Unhandled' });
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): WireResponse {
  if (error instanceof SignatureError) return failure(403, error.code, error.message);
  if (error instanceof UnrunnableFunctionError)
    return failure(502, 'InvalidRuntimeException', error.message);
  if (error instanceof v.ValiError)
    return failure(400, 'InvalidRequestContentException', 'Could not parse request body into json');
  throw error;
}

function failure(status: number, code: string, message: string): WireResponse {
  return json(status, JSON.stringify({ Type: 'User', Message: message }), {
    'x-amzn-errortype': code,
  });
}

function json(status: number, body: string, headers: Record<string, string> = {}): WireResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'x-amzn-requestid': randomUUID(),
      ...headers,
    },
    body,
  };
}
