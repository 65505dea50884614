import * as v from 'valibot';
import type { ApiIntegration } from './definition';
import { unsupported } from './reading';

export const integrationSchema = v.object({
  Type: v.string(),
  Uri: v.optional(v.string(), ''),
  RequestTemplates: v.optional(v.record(v.string(), v.string()), {}),
  IntegrationResponses: v.optional(
    v.array(
      v.object({
        StatusCode: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
        SelectionPattern: v.optional(v.string()),
        ResponseParameters: v.optional(v.record(v.string(), v.string()), {}),
        ResponseTemplates: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
    [],
  ),
});

const headerPrefix = 'method.response.header.';

/** Returns an answer that needs no function, such as the CDK's to a preflight. */
export function mockIntegration({
  RequestTemplates,
  IntegrationResponses,
}: v.InferOutput<typeof integrationSchema>): ApiIntegration {
  const [, asked] =
    /statusCode["']?\s*:\s*(\d+)/.exec(RequestTemplates['application/json'] ?? '') ?? [];
  const response =
    IntegrationResponses.find(
      ({ SelectionPattern: pattern }) => pattern !== undefined && pattern === asked,
    ) ?? IntegrationResponses.find(({ SelectionPattern }) => SelectionPattern === undefined);
  if (!response || asked === undefined) return unsupported('its answer has mapping templates');
  const headers = Object.entries(response.ResponseParameters).map(
    ([name, value]) => [name.slice(headerPrefix.length).toLowerCase(), literal(value)] as const,
  );
  const origins = originsOf(Object.values(response.ResponseTemplates));
  if (!origins || headers.some(([, value]) => value === undefined)) {
    return unsupported('its answer has mapping templates');
  }
  return {
    type: 'MOCK',
    status: response.StatusCode,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, value ?? ''])),
    origins,
  };
}

/** A text in single quotes. */
function literal(value: string): string | undefined {
  return /^'(.*)'$/s.exec(value)?.[1];
}

/** Reads the template with which the CDK lets several origins call; undefined for any other. */
function originsOf(templates: readonly string[]): string[] | undefined {
  const [template = '', ...others] = templates.filter((one) => one.trim() !== '');
  if (others.length > 0) return undefined;
  if (template === '') return [];
  const header = '#set($context.responseOverride.header.Access-Control-Allow-Origin = $origin)';
  if (!template.includes(header)) return undefined;
  return [...template.matchAll(/\$origin\s*(?:==\s*|\.matches\()"([^"]+)"/g)].map(
    ([, origin = '']) => origin,
  );
}
