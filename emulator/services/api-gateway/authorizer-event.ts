import type { LambdaAuthorization } from '../../assembly/gateway-apis/definition';
import { arnOf, type ApiCall, type ApiParts } from './call';
import { eventOne } from './event-one';
import { eventTwo } from './http/event-two';

/** Returns the event of a function that authorizes a call. `values` identify the caller. */
export function authorizerEvent(
  call: ApiCall,
  kind: LambdaAuthorization['event'],
  values: readonly string[],
  parts: ApiParts,
): object {
  const arn = arnOf(call, parts.definition);
  if (kind === 'TOKEN') {
    return { type: 'TOKEN', methodArn: arn, authorizationToken: values[0] };
  }
  if (kind === '2.0') {
    const request = withoutBody(eventTwo(call, {}, parts));
    return {
      ...Object.fromEntries(request),
      type: 'REQUEST',
      routeArn: arn,
      identitySource: values,
    };
  }
  const token = values.join(',');
  const request = withoutBody(eventOne(call, {}, parts)).map(([name, value]) =>
    // The function of a route gets null here.
    [name, value ?? {}],
  );
  return {
    ...Object.fromEntries(request),
    type: 'REQUEST',
    methodArn: arn,
    ...(call.api.kind === 'HTTP' && { identitySource: token, authorizationToken: token }),
  };
}

function withoutBody(event: object): [string, unknown][] {
  return Object.entries(event).filter(([name]) => name !== 'body' && name !== 'isBase64Encoded');
}
