import type { LambdaIntegration } from '../../assembly/gateway-apis/definition';
import { routeName } from '../../assembly/gateway-apis/gateway-apis';
import type { WireResponse } from '../../core/wire';
import { UnrunnableFunctionError } from '../lambda/functions';
import type { ApiCall, ApiParts } from './call';

/** The function, or its answer, is at fault. */
export type Failure = 'permission' | 'function' | 'answer';

interface FunctionRun {
  event: object;
  /** Returns the HTTP response that an answer describes, or undefined if it describes none. */
  responseOf(payload: unknown): WireResponse | undefined;
}

/** Runs a route's function and returns the HTTP response that its answer describes. */
export async function runFunction(
  { api, route }: ApiCall,
  { functionArn, isPermitted }: LambdaIntegration,
  { lambdas, log }: Pick<ApiParts, 'lambdas' | 'log'>,
  { event, responseOf }: FunctionRun,
): Promise<WireResponse | Failure> {
  const name = `The route ${routeName(route)} of the API ${api.name}`;
  if (!isPermitted) {
    log.error(`${name} may not run its function: the function has no permission for it.`);
    return 'permission';
  }
  try {
    const outcome = await lambdas.invoke(functionArn, event);
    if (!('payload' in outcome)) return 'function';
    const response = responseOf(outcome.payload);
    if (!response) log.error(`${name} got no valid HTTP response from its function.`);
    return response ?? 'answer';
  } catch (error) {
    if (!(error instanceof UnrunnableFunctionError)) throw error;
    log.error(error.message);
    return 'function';
  }
}
