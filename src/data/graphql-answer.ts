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

/** AppSync's own refusals, such as of a token. Their status isn't 200, and each has a type and a reason. */
const RefusalSchema = v.object({
  errors: v.pipe(v.array(v.object({ errorType: v.string(), message: v.string() })), v.minLength(1)),
});

/**
 * Returns the data API's answer to a document; undefined if `body` isn't one, because a portal, a firewall or a proxy
 * responded instead. An answer has a value for each requested root, or says why there is no data.
 */
export function answerIn(
  { ok, body }: { readonly ok: boolean; readonly body: unknown },
  document: string,
): GraphqlAnswer | undefined {
  if (!(ok && v.is(WithDataSchema, body)) && !v.is(RefusalSchema, body)) return undefined;
  const parsed = v.safeParse(AnswerSchema, body);
  if (!parsed.success) return undefined;
  const { data, errors } = parsed.output;
  const isWhole =
    data === null ? (errors?.length ?? 0) > 0 : rootsOf(document).every((root) => root in data);
  return isWhole ? { data, errors: errors ?? [] } : undefined;
}

/** Returns the response keys of a document's roots, without those that a directive may leave out. */
function rootsOf(document: string): string[] {
  const roots = topLevelOf(document).matchAll(/(\w+)(?:\s*:\s*\w+)?(\s*@\w+)*/g);
  return [...roots].flatMap(([, name = '', directive]) => (directive ? [] : [name]));
}

/** Returns the top level of a document's selection, without arguments. */
function topLevelOf(document: string): string {
  let text = '';
  let [braces, parentheses] = [0, 0];
  for (const character of document) {
    if (character === '(') parentheses += 1;
    if (character === '{') braces += 1;
    if (character === '}') braces -= 1;
    // Fragments follow.
    if (character === '}' && braces === 0) break;
    const isTop = braces === 1 && parentheses === 0 && !'{}'.includes(character);
    text += isTop ? character : ' ';
    if (character === ')') parentheses -= 1;
  }
  return text;
}
