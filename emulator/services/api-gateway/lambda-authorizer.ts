import * as v from 'valibot';
import { statementsOf } from '../../assembly/roles';
import type { LambdaAuthorization } from '../../assembly/gateway-apis/definition';
import { routeName } from '../../assembly/gateway-apis/gateway-apis';
import { isAllowed } from '../iam/policy';
import { UnrunnableFunctionError } from '../lambda/functions';
import { authorizerEvent } from './authorizer-event';
import { arnOf, valueAt, type ApiCall, type ApiParts } from './call';
import { RefusedError } from './refusal';

/** What a function said of a caller that it lets pass. */
export interface Decision {
  principalId?: string;
  context: Record<string, unknown>;
}

const context = v.nullish(v.record(v.string(), v.unknown()), {});

const simpleAnswer = v.object({ isAuthorized: v.boolean(), context });

const policyAnswer = v.object({
  principalId: v.nullish(v.string()),
  policyDocument: v.unknown(),
  context,
});

/** Returns what a route's authorizer says of the caller. Throws RefusedError if it refuses the call, or fails. */
export async function decisionOf(
  call: ApiCall,
  authorizer: LambdaAuthorization,
  parts: ApiParts,
): Promise<Decision> {
  const identity = authorizer.sources.map((source) => valueAt(call, source));
  const values = identity.filter((value) => value !== undefined);
  if (values.length < identity.length || !isValid(values, authorizer)) throw unauthorized();
  const answer = await answerOf(call, authorizer, values, parts);
  const simple = v.safeParse(simpleAnswer, answer);
  if (authorizer.isSimple && simple.success) {
    if (!simple.output.isAuthorized) throw denied('');
    return { context: simple.output.context };
  }
  return decisionByPolicy(answer, call, parts);
}

function decisionByPolicy(answer: unknown, call: ApiCall, parts: ApiParts): Decision {
  const policy = v.safeParse(policyAnswer, answer);
  const statements = policy.success ? statementsOf(policy.output.policyDocument) : undefined;
  if (!policy.success || !statements) throw failed(call, parts, 'returned no policy');
  const { principalId, context: said } = policy.output;
  if (call.api.kind === 'REST' && Object.values(said).some((one) => typeof one === 'object')) {
    throw failed(call, parts, 'returned a context of more than texts, numbers and booleans');
  }
  const request = {
    action: 'execute-api:Invoke',
    resource: arnOf(call, parts.definition),
    context: new Map<string, string>(),
  };
  if (isAllowed(statements, request)) return { ...(principalId && { principalId }), context: said };
  const refusals = statements.filter(({ effect }) => effect === 'Deny');
  const isExplicit = isAllowed(
    refusals.map((one) => ({ ...one, effect: 'Allow' })),
    request,
  );
  throw denied(isExplicit ? ' with an explicit deny' : '');
}

function isValid(values: readonly string[], { validation }: LambdaAuthorization): boolean {
  if (validation === undefined) return true;
  const pattern = new RegExp(`^(?:${validation})$`);
  return values.every((value) => pattern.test(value));
}

async function answerOf(
  call: ApiCall,
  authorizer: LambdaAuthorization,
  values: readonly string[],
  parts: ApiParts,
): Promise<unknown> {
  if (!authorizer.isPermitted) throw failed(call, parts, 'has no permission for it');
  try {
    const event = authorizerEvent(call, authorizer.event, values, parts);
    const outcome = await parts.lambdas.invoke(authorizer.functionArn, event);
    if ('payload' in outcome) return outcome.payload;
    if (outcome.error.errorMessage === 'Unauthorized') throw unauthorized();
    throw failed(call, parts, 'failed');
  } catch (error) {
    if (!(error instanceof UnrunnableFunctionError)) throw error;
    parts.log.error(error.message);
    throw failed(call, parts, "can't run");
  }
}

function unauthorized(): RefusedError {
  return new RefusedError('UNAUTHORIZED', 'Unauthorized', 'UnauthorizedException');
}

function denied(how: string): RefusedError {
  const reason = `User is not authorized to access this resource${how}`;
  return new RefusedError('ACCESS_DENIED', reason, 'AccessDeniedException');
}

function failed({ api, route }: ApiCall, { log }: ApiParts, how: string): RefusedError {
  log.error(`The function that authorizes ${routeName(route)} of the API ${api.name} ${how}.`);
  const code = 'AuthorizerConfigurationException';
  return new RefusedError('AUTHORIZER_CONFIGURATION_ERROR', null, code);
}
