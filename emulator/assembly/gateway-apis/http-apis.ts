import * as v from 'valibot';
import { corsSchema } from '../cors';
import { propertiesOf } from '../resource-properties';
import type { Resource } from '../stacks';
import type { ApiIntegration, ApiRoute, HttpApiDefinition } from './definition';
import { httpAuthorization } from './http-authorizers';
import { executeApiArn, lambdaIntegration, unsupported, type Reading } from './reading';

const names = v.optional(v.array(v.string()), []);

const apiSchema = v.object({
  Name: v.string(),
  CorsConfiguration: v.optional(corsSchema),
});

const stageSchema = v.object({
  StageName: v.string(),
  StageVariables: v.optional(v.record(v.string(), v.string()), {}),
});

const routeSchema = v.object({
  RouteKey: v.string(),
  Target: v.optional(v.string(), ''),
  AuthorizationType: v.optional(v.string(), 'NONE'),
  AuthorizerId: v.optional(v.string()),
  AuthorizationScopes: names,
});

const integrationSchema = v.object({
  IntegrationType: v.string(),
  IntegrationSubtype: v.optional(v.string()),
  IntegrationUri: v.optional(v.string(), ''),
  PayloadFormatVersion: v.optional(v.picklist(['1.0', '2.0']), '1.0'),
  RequestParameters: v.optional(v.unknown()),
  ResponseParameters: v.optional(v.unknown()),
});

/** Returns an HTTP API, at `path`. */
export function readHttpApi(api: Resource, path: string, reading: Reading): HttpApiDefinition {
  const { Name, CorsConfiguration: cors } = propertiesOf(api, apiSchema);
  const own = (type: string) =>
    reading.resources.filter(
      (one) => one.type === type && one.properties['ApiId'] === api.physicalId,
    );
  const stages = own('AWS::ApiGatewayV2::Stage').map((stage) => {
    const { StageName: name, StageVariables: variables } = propertiesOf(stage, stageSchema);
    return { name, variables };
  });
  const integrations = own('AWS::ApiGatewayV2::Integration');
  const routes = own('AWS::ApiGatewayV2::Route').map((route): ApiRoute => {
    const properties = propertiesOf(route, routeSchema);
    const [method = '', routePath = properties.RouteKey] = properties.RouteKey.split(' ');
    const onStages = stages.map(({ name }) => {
      const called = routePath === '$default' ? routePath : `${method}${routePath}`;
      return executeApiArn(api.physicalId, `${name}/${called}`);
    });
    const integration = integrations.find(
      ({ physicalId }) => `integrations/${physicalId}` === properties.Target,
    );
    return {
      method: routePath === '$default' ? 'ANY' : method,
      path: routePath,
      authorization: httpAuthorization(api.physicalId, properties, reading),
      integration: integrationOf(integration, onStages, reading),
      requiredParameters: [],
    };
  });
  return {
    kind: 'HTTP',
    id: api.physicalId,
    name: Name,
    path,
    stages,
    routes,
    ...(cors && { cors }),
  };
}

function integrationOf(
  resource: Resource | undefined,
  arns: readonly string[],
  reading: Reading,
): ApiIntegration {
  if (!resource) return unsupported('it has no integration');
  const properties = propertiesOf(resource, integrationSchema);
  const { IntegrationType: type, IntegrationUri: uri, PayloadFormatVersion: payload } = properties;
  if (type !== 'AWS_PROXY' || properties.IntegrationSubtype !== undefined) {
    return unsupported('its integration is no function');
  }
  if (properties.RequestParameters !== undefined || properties.ResponseParameters !== undefined) {
    return unsupported('its integration maps parameters');
  }
  return lambdaIntegration(reading, { uri, payload, arns });
}
