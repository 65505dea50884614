import * as v from 'valibot';
import type { DataSourceDefinition } from '../../../assembly/definition';
import { bodyOf, StubError, type Stubs } from '../../stubs/stub';
import { ResolverError } from '../template-functions/errors';
import type { DataSource } from './data-source';

const values = v.nullish(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {});

const requestSchema = v.object({
  method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  resourcePath: v.pipe(v.string(), v.startsWith('/')),
  params: v.nullish(v.object({ query: values, headers: values, body: v.optional(v.unknown()) }), {
    query: {},
    headers: {},
  }),
});

/** Returns an HTTP data source. Its requests go to the project's stub of the service, and never to the network. */
export function httpDataSource(
  { service, endpoint }: Extract<DataSourceDefinition, { type: 'HTTP' }>,
  stubs: Pick<Stubs, 'answer'>,
): DataSource {
  const { host, pathname } = new URL(endpoint);
  return async (document) => {
    const parsed = v.safeParse(requestSchema, document);
    if (!parsed.success) {
      throw new ResolverError(`The HTTP request is invalid: ${v.summarize(parsed.issues)}`, {
        errorType: 'MappingTemplate',
      });
    }
    const { method, resourcePath, params } = parsed.output;
    const { query, headers, body } = params ?? {};
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
    try {
      const answer = await stubs.answer(service, {
        method,
        path: `${pathname.replace(/\/$/, '')}${resourcePath}`,
        query: textsOf(query),
        headers: { host, ...lowerCase(textsOf(headers)) },
        body: body === undefined ? '' : bodyOf(text),
      });
      const { status: statusCode, ...rest } = answer;
      return { result: { statusCode, ...rest }, itemsRead: 0 };
    } catch (error) {
      if (!(error instanceof StubError)) throw error;
      throw new ResolverError(error.message, { errorType: 'UnsupportedByEmulator' });
    }
  };
}

function textsOf(given: v.InferOutput<typeof values> | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([name, value]) => [name, String(value)]),
  );
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
