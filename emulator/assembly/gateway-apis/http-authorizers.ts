import * as v from 'valibot';
import { region } from '../physical-ids';
import { propertiesOf } from '../resource-properties';
import type { ApiAuthorization } from './definition';
import { lambdaAuthorization } from './lambda-authorizers';
import { sourceOf, unsupported, type Reading } from './reading';

const authorizerSchema = v.object({
  AuthorizerUri: v.optional(v.string()),
  AuthorizerPayloadFormatVersion: v.optional(v.picklist(['1.0', '2.0']), '1.0'),
  EnableSimpleResponses: v.optional(v.boolean(), false),
  AuthorizerCredentialsArn: v.optional(v.string()),
  IdentitySource: v.optional(v.array(v.string()), []),
  JwtConfiguration: v.optional(
    v.object({ Audience: v.optional(v.array(v.string()), []), Issuer: v.string() }),
  ),
});

interface RouteAuthorization {
  AuthorizationType: string;
  AuthorizerId?: string | undefined;
  AuthorizationScopes: string[];
}

/** Returns who may call a route of an HTTP API. */
export function httpAuthorization(
  apiId: string,
  { AuthorizationType: type, AuthorizerId, AuthorizationScopes: scopes }: RouteAuthorization,
  reading: Reading,
): ApiAuthorization {
  if (type === 'NONE' || type === 'AWS_IAM') return { type };
  const { resources, userPool } = reading;
  const resource = resources.find(
    (one) =>
      one.type === 'AWS::ApiGatewayV2::Authorizer' &&
      one.physicalId === AuthorizerId &&
      one.properties['ApiId'] === apiId,
  );
  if (!resource) return unsupported('it has no authorizer');
  const authorizer = propertiesOf(resource, authorizerSchema);
  const { JwtConfiguration: jwt, IdentitySource, AuthorizerUri } = authorizer;
  if (AuthorizerUri !== undefined) {
    return lambdaAuthorization(reading, {
      apiId,
      authorizerId: resource.physicalId,
      uri: AuthorizerUri,
      roleArn: authorizer.AuthorizerCredentialsArn,
      event: authorizer.AuthorizerPayloadFormatVersion,
      expressions: IdentitySource,
      isSimple: authorizer.EnableSimpleResponses,
    });
  }
  if (!jwt) return unsupported('it has no authorizer');
  const [source] = IdentitySource.map(sourceOf);
  if (source === undefined) return unsupported('the emulator can’t read where its token is');
  if (!userPool || jwt.Issuer !== `https://cognito-idp.${region}.amazonaws.com/${userPool.id}`) {
    return unsupported(`it takes the tokens of ${jwt.Issuer}`);
  }
  return { type: 'TOKEN', source, scopes, audience: jwt.Audience };
}
