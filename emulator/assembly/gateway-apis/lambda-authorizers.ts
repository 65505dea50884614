import type { ApiAuthorization, LambdaAuthorization } from './definition';
import {
  executeApiArn,
  functionOf,
  isPermitted,
  sourceOf,
  unsupported,
  type Reading,
} from './reading';

interface Authorizer {
  apiId: string;
  authorizerId: string;
  uri: string;
  /** The role that API Gateway assumes to run the function, in place of a permission. */
  roleArn: string | undefined;
  event: LambdaAuthorization['event'];
  /** Where the caller is identified: '$request.header.Authorization'. */
  expressions: readonly string[];
  validation?: string | undefined;
  isSimple: boolean;
}

/** Returns the authorization of a route by a function. */
export function lambdaAuthorization(
  reading: Reading,
  { apiId, authorizerId, uri, roleArn, event, expressions, validation, isSimple }: Authorizer,
): ApiAuthorization {
  const lambda = functionOf(uri, reading.lambdas);
  if (!lambda) return unsupported('its authorizer is an alias, or no function');
  const sources = expressions.map((one) => sourceOf(one.trim())).filter((one) => one !== undefined);
  if (sources.length < expressions.length) {
    return unsupported('its authorizer wants more than headers and parameters of the query');
  }
  const arn = executeApiArn(apiId, `authorizers/${authorizerId}`);
  return {
    type: 'LAMBDA',
    functionArn: lambda.arn,
    isPermitted: roleArn !== undefined || isPermitted(reading, lambda.arn, arn),
    event,
    sources,
    ...(validation !== undefined && { validation }),
    isSimple,
  };
}
