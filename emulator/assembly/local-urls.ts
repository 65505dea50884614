import type { BackendDefinition, GraphqlApiDefinition, HandlerCode } from './definition';

/** What has addresses of its own in a deployment. */
export type Addressed = Pick<BackendDefinition, 'region' | 'api'>;

/** Returns a text with the data API's local address in place of its deployed one. */
export function withLocalUrls(text: string, { region, api }: Addressed, origin: string): string {
  return api ? text.replaceAll(graphqlUrlOf(api.id, region), `${origin}/graphql`) : text;
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
