import type { BackendDefinition, GraphqlApiDefinition, HandlerCode } from './definition';

/** What has addresses of its own in a deployment. */
export type Addressed = Pick<BackendDefinition, 'region' | 'api' | 'functionUrls' | 'gatewayApis'>;

/** Returns a text with the emulator's addresses in place of those that a deployment would have. */
export function withLocalUrls(
  text: string,
  { region, api, functionUrls, gatewayApis }: Addressed,
  origin: string,
): string {
  const urls: [string, string][] = functionUrls.map(({ id, path }) => [
    functionUrlOf(id, region),
    `${origin}${path}/`,
  ]);
  for (const { id, path } of gatewayApis) urls.push([apiUrlOf(id, region), `${origin}${path}`]);
  if (api) urls.push([graphqlUrlOf(api.id, region), `${origin}/graphql`]);
  return urls.reduce((replaced, [deployed, local]) => replaced.replaceAll(deployed, local), text);
}

/** Returns the data API, whose resolvers know the emulator's addresses. */
export function withLocalCode(
  definition: Addressed & { api: GraphqlApiDefinition },
  origin: string,
): GraphqlApiDefinition {
  const local = (text: string) => withLocalUrls(text, definition, origin);
  const localized = <Part extends { code: HandlerCode }>(part: Part): Part => {
    const { code } = part;
    return {
      ...part,
      code:
        code.language === 'VTL'
          ? { ...code, request: local(code.request), response: local(code.response) }
          : { ...code, source: local(code.source) },
    };
  };
  const { api } = definition;
  return {
    ...api,
    resolvers: api.resolvers.map(localized),
    functions: new Map([...api.functions].map(([id, one]) => [id, localized(one)])),
  };
}

/** Returns the address that a data API has in a deployment. */
export function graphqlUrlOf(apiId: string, region: string): string {
  return `https://${apiId}.appsync-api.${region}.amazonaws.com/graphql`;
}

/** Returns the address that an API of API Gateway has in a deployment, without its stage. */
export function apiUrlOf(id: string, region: string): string {
  return `https://${id}.execute-api.${region}.amazonaws.com`;
}

/** Returns the address that a function URL has in a deployment. */
export function functionUrlOf(id: string, region: string): string {
  return `https://${id}.lambda-url.${region}.on.aws/`;
}
