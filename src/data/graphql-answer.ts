import * as v from 'valibot';
import { type GraphqlError, GraphqlErrorsSchema } from '@/lib/errors';

/** The data API's response: the roots that resolved, and the errors of those that didn't. */
export interface GraphqlAnswer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphqlError[];
}

const AnswerSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  errors: v.optional(v.nullable(GraphqlErrorsSchema)),
});

/** AppSync includes the data, null or not, in every answer with status 200. */
const WithDataSchema = v.looseObject({ data: v.unknown() });

/** AppSync's own refusals, such as for an expired token. Each has a status other than 200, a type and a reason. */
const RefusalSchema = v.object({
  errors: v.pipe(v.array(v.object({ errorType: v.string(), message: v.string() })), v.minLength(1)),
});

/**
 * Returns the data API's answer to a document; undefined if `body` isn't one, because a portal, a firewall or a proxy
 * responded instead. An answer has data under the document's names, or says why there is none.
 */
export function answerIn(
  { ok, body }: { readonly ok: boolean; readonly body: unknown },
  document: string,
): GraphqlAnswer | undefined {
  if (!(ok && v.is(WithDataSchema, body)) && !v.is(RefusalSchema, body)) return undefined;
  const parsed = v.safeParse(AnswerSchema, body);
  if (!parsed.success) return undefined;
  const { data, errors } = parsed.output;
  const isWhole = data === null ? (errors?.length ?? 0) > 0 : isDataOf(data, document);
  return isWhole ? { data, errors: errors ?? [] } : undefined;
}

/** Whether data can answer a document: it isn't empty, and the document names all of it. */
function isDataOf(data: object, document: string): boolean {
  const names = new Set(document.match(/\w+/g));
  const keys = Object.keys(data);
  return keys.length > 0 && keys.every((key) => names.has(key));
}
