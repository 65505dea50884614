import * as v from 'valibot';
import { accountId, region } from '../physical-ids';
import { propertiesOf } from '../resource-properties';
import type { Resource } from '../stacks';
import type { ApiAuthorization, ApiIntegration } from './definition';
import { lambdaAuthorization } from './lambda-authorizers';
import { integrationSchema, mockIntegration } from './mock-integrations';
import { lambdaIntegration, sourceOf, unsupported, type Reading } from './reading';

export const methodSchema = v.object({
  HttpMethod: v.string(),
  ResourceId: v.string(),
  AuthorizationType: v.optional(v.string(), 'NONE'),
  AuthorizerId: v.optional(v.string()),
  AuthorizationScopes: v.optional(v.array(v.string()), []),
  ApiKeyRequired: v.optional(v.boolean(), false),
  Integration: v.optional(integrationSchema),
  RequestParameters: v.optional(v.record(v.string(), v.boolean()), {}),
  RequestModels: v.optional(v.record(v.string(), v.string()), {}),
  RequestValidatorId: v.optional(v.string()),
});

type Method = v.InferOutput<typeof methodSchema>;

const authorizerSchema = v.object({
  Type: v.string(),
  IdentitySource: v.optional(v.string(), ''),
  ProviderARNs: v.optional(v.array(v.string()), []),
  AuthorizerUri: v.optional(v.string(), ''),
  AuthorizerCredentials: v.optional(v.string()),
  IdentityValidationExpression: v.optional(v.string()),
});

const validatorSchema = v.object({
  ValidateRequestBody: v.optional(v.boolean(), false),
  ValidateRequestParameters: v.optional(v.boolean(), false),
});

/** Returns who may call a method. `own` are the API's resources. */
export function restAuthorization(
  { AuthorizationType: type, AuthorizerId, AuthorizationScopes: scopes }: Method,
  own: readonly Resource[],
  reading: Reading,
): ApiAuthorization {
  if (type === 'NONE' || type === 'AWS_IAM') return { type };
  const resource = ofId(own, 'AWS::ApiGateway::Authorizer', AuthorizerId);
  if (!resource) return unsupported('it has no authorizer');
  const authorizer = propertiesOf(resource, authorizerSchema);
  if (authorizer.Type !== 'COGNITO_USER_POOLS') {
    return lambdaAuthorization(reading, {
      apiId: String(resource.properties['RestApiId']),
      authorizerId: resource.physicalId,
      uri: authorizer.AuthorizerUri,
      roleArn: authorizer.AuthorizerCredentials,
      event: authorizer.Type === 'TOKEN' ? 'TOKEN' : '1.0',
      expressions: authorizer.IdentitySource.split(',').filter((one) => one.trim() !== ''),
      validation: authorizer.IdentityValidationExpression,
      isSimple: false,
    });
  }
  const source = sourceOf(authorizer.IdentitySource);
  if (source === undefined) return unsupported('the emulator can’t read where its token is');
  const arn = `arn:aws:cognito-idp:${region}:${accountId}:userpool/${reading.userPool?.id}`;
  if (!authorizer.ProviderARNs.includes(arn)) {
    return unsupported('it takes the tokens of another user pool');
  }
  return { type: 'TOKEN', source, scopes, audience: [] };
}

/** Returns what answers a method's requests. */
export function restIntegration(
  method: Method,
  own: readonly Resource[],
  reading: Reading & { arns: readonly string[] },
): ApiIntegration {
  const { Integration: integration, ApiKeyRequired } = method;
  if (ApiKeyRequired) return unsupported('it needs an API key');
  if (
    validatorOf(method, own)?.ValidateRequestBody &&
    Object.keys(method.RequestModels).length > 0
  ) {
    return unsupported('it validates bodies');
  }
  if (integration?.Type === 'MOCK') return mockIntegration(integration);
  if (integration?.Type === 'AWS') return unsupported('its integration has mapping templates');
  if (integration?.Type !== 'AWS_PROXY') return unsupported('its integration is no function');
  const { arns } = reading;
  return lambdaIntegration(reading, { uri: integration.Uri, payload: '1.0', arns });
}

/** Returns what a method's requests must have, if that is checked: 'querystring.name'. */
export function requiredParameters(method: Method, own: readonly Resource[]): string[] {
  if (!validatorOf(method, own)?.ValidateRequestParameters) return [];
  return Object.entries(method.RequestParameters).flatMap(([name, isRequired]) => {
    const source = isRequired ? /^method\.request\.((header|querystring)\..+)$/.exec(name) : null;
    return source?.[1] ?? [];
  });
}

function validatorOf({ RequestValidatorId: id }: Method, own: readonly Resource[]) {
  const resource = ofId(own, 'AWS::ApiGateway::RequestValidator', id);
  return resource && propertiesOf(resource, validatorSchema);
}

function ofId(own: readonly Resource[], type: string, id: string | undefined) {
  return own.find((one) => one.type === type && one.physicalId === id);
}
