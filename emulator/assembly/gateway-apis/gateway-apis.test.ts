import { describe, expect, it } from 'vitest';
import { difference } from '../../testing/differences/difference';
import type { Resource } from '../stacks';
import { gatewayApisOf, unsupportedApisOf } from './gateway-apis';

const resource = (
  type: string,
  logicalId: string,
  properties: Record<string, unknown>,
): Resource => ({
  path: logicalId,
  logicalId,
  type,
  physicalId: logicalId,
  arn: logicalId,
  properties,
  unresolved: [],
});

const httpApi = (id: string, properties: Record<string, unknown>) =>
  resource('AWS::ApiGatewayV2::Api', id, { Name: 'orders', ProtocolType: 'HTTP', ...properties });
const restApi = (properties: Record<string, unknown>) =>
  resource('AWS::ApiGateway::RestApi', 'rest', { Name: 'orders', ...properties });

const running = { lambdas: [], userPool: undefined };

describe('an API', () => {
  it('is at its name, or at its id if another one has this name', () => {
    const pathsOf = (...resources: Resource[]) =>
      gatewayApisOf(resources, running).map(({ path }) => path);
    expect(pathsOf(httpApi('one', {}))).toEqual(['/_apis/orders']);
    expect(pathsOf(httpApi('one', { Name: 'my orders' }))).toEqual(['/_apis/my%20orders']);
    expect(pathsOf(httpApi('one', {}), restApi({}))).toEqual(['/_apis/one', '/_apis/rest']);
  });

  it.each([
    ['it is one of WebSockets', httpApi('one', { ProtocolType: 'WEBSOCKET' })],
    ['its routes aren’t resources', httpApi('one', { Body: {} })],
    ['its routes aren’t resources', restApi({ Body: {} })],
    ['it has a policy of its own', restApi({ Policy: {} })],
  ])('is named at start if %s', (reason, api) => {
    difference(
      'APIs',
      'APIs of WebSockets, those that are imported from OpenAPI, and REST APIs with a resource policy aren’t served.',
    );
    expect(gatewayApisOf([api], running)).toEqual([]);
    expect(unsupportedApisOf([api], [])).toEqual([
      { name: `the API orders, because ${reason}`, fails: 'requests to it fail' },
    ]);
  });
});

describe('an HTTP API', () => {
  it('has its own integrations, though those of another stack have the same names', () => {
    const apiOf = (ApiId: string, PayloadFormatVersion: string) => [
      httpApi(ApiId, {}),
      resource('AWS::ApiGatewayV2::Integration', 'same', {
        ApiId,
        IntegrationType: 'AWS_PROXY',
        IntegrationUri: 'echo',
        PayloadFormatVersion,
      }),
      resource('AWS::ApiGatewayV2::Route', 'route', {
        ApiId,
        RouteKey: '$default',
        Target: 'integrations/same',
      }),
    ];
    const lambdas = [{ arn: 'echo', name: 'echo', label: 'echo', unsupported: 'it is a test' }];
    const apis = gatewayApisOf([...apiOf('one', '1.0'), ...apiOf('two', '2.0')], {
      ...running,
      lambdas,
    });
    expect(apis.map(({ routes: [route] }) => route?.integration)).toMatchObject([
      { type: 'LAMBDA', payload: '1.0' },
      { type: 'LAMBDA', payload: '2.0' },
    ]);
  });
});

describe('an API with a resource that can’t be read', () => {
  it('is named at start, and the rest of the definition runs', () => {
    const route = resource('AWS::ApiGatewayV2::Route', 'route', { ApiId: 'one', RouteKey: 7 });
    const resources = [httpApi('one', {}), route];
    expect(gatewayApisOf(resources, running)).toEqual([]);
    expect(unsupportedApisOf(resources, [])).toEqual([
      {
        name: 'the API orders, because the emulator can’t read all of its resources',
        fails: 'requests to it fail',
      },
    ]);
  });
});

describe('the answer of a mock integration', () => {
  const methods = (integration: Record<string, unknown>) => [
    restApi({}),
    resource('AWS::ApiGateway::Method', 'method', {
      HttpMethod: 'GET',
      RestApiId: 'rest',
      ResourceId: 'rest.RootResourceId',
      Integration: { Type: 'MOCK', ...integration },
    }),
  ];
  const RequestTemplates = { 'application/json': '{"statusCode": 404}' };
  const read = (integration: Record<string, unknown>) =>
    gatewayApisOf(methods(integration), running)[0]?.routes[0]?.integration;

  it('is the one for the status, or the one for any', () => {
    const any = { StatusCode: '200', ResponseParameters: {} };
    const one = {
      StatusCode: '404',
      SelectionPattern: '404',
      ResponseParameters: { 'method.response.header.X-Note': "'gone'" },
    };
    expect(read({ RequestTemplates, IntegrationResponses: [any, one] })).toEqual({
      type: 'MOCK',
      status: 404,
      headers: { 'x-note': 'gone' },
      origins: [],
    });
    expect(read({ RequestTemplates, IntegrationResponses: [any] })).toMatchObject({ status: 200 });
  });

  it('isn’t supported with a template', () => {
    const ResponseTemplates = { 'application/json': '{"id": "$context.requestId"}' };
    const IntegrationResponses = [{ StatusCode: '200', ResponseTemplates }];
    expect(read({ RequestTemplates, IntegrationResponses })).toEqual({
      type: 'UNSUPPORTED',
      reason: 'its answer has mapping templates',
    });
  });
});
