import * as v from 'valibot';
import { propertiesOf } from '../resource-properties';
import type { Resource } from '../stacks';
import type { ApiRoute, ApiStage, RestApiDefinition } from './definition';
import { gatewayResponsesOf } from './gateway-responses';
import { executeApiArn, type Reading } from './reading';
import {
  methodSchema,
  restAuthorization,
  restIntegration,
  requiredParameters,
} from './rest-methods';

const apiSchema = v.object({
  Name: v.string(),
  BinaryMediaTypes: v.optional(v.array(v.string()), []),
});

const stageSchema = v.object({
  StageName: v.string(),
  Variables: v.optional(v.record(v.string(), v.string()), {}),
});

const resourceSchema = v.object({ ParentId: v.string(), PathPart: v.string() });

/** Returns a REST API, at `path`. */
export function readRestApi(api: Resource, path: string, reading: Reading): RestApiDefinition {
  const { Name: name, BinaryMediaTypes: binaryTypes } = propertiesOf(api, apiSchema);
  const own = reading.resources.filter(
    ({ properties }) => properties['RestApiId'] === api.physicalId,
  );
  const ofType = (type: string) => own.filter((one) => one.type === type);
  const stages = [
    ...ofType('AWS::ApiGateway::Stage'),
    ...ofType('AWS::ApiGateway::Deployment').filter(({ properties }) => 'StageName' in properties),
  ].map((stage): ApiStage => {
    const { StageName, Variables } = propertiesOf(stage, stageSchema);
    return { name: StageName, variables: Variables };
  });
  const paths = pathsOf(ofType('AWS::ApiGateway::Resource'), `${api.physicalId}.RootResourceId`);
  const routes = ofType('AWS::ApiGateway::Method').flatMap((resource): ApiRoute[] => {
    const method = propertiesOf(resource, methodSchema);
    const routePath = paths.get(method.ResourceId);
    if (routePath === undefined) return [];
    const arns = stages.map((stage) =>
      executeApiArn(api.physicalId, `${stage.name}/${method.HttpMethod}${routePath}`),
    );
    return [
      {
        method: method.HttpMethod,
        path: routePath,
        resourceId: method.ResourceId,
        authorization: restAuthorization(method, own, reading),
        integration: restIntegration(method, own, { ...reading, arns }),
        requiredParameters: requiredParameters(method, own),
      },
    ];
  });
  return {
    kind: 'REST',
    id: api.physicalId,
    name,
    path,
    stages,
    routes,
    binaryTypes,
    gatewayResponses: gatewayResponsesOf(ofType('AWS::ApiGateway::GatewayResponse')),
  };
}

/** Returns the paths of resources by id; the root's is '/'. */
function pathsOf(resources: readonly Resource[], rootId: string): ReadonlyMap<string, string> {
  const parts = new Map(
    resources.map((one) => [one.physicalId, propertiesOf(one, resourceSchema)] as const),
  );
  const pathOf = (id: string): string => {
    const part = parts.get(id);
    return part ? `${pathOf(part.ParentId)}/${part.PathPart}` : '';
  };
  return new Map([[rootId, '/'], ...[...parts.keys()].map((id) => [id, pathOf(id)] as const)]);
}
