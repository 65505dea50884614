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

/** AppSync names the data, null or not, in whatever it answers with status 200. */
const WithDataSchema = v.looseObject({ data: v.unknown() });

/** AppSync's own refusals, such as of a token: they have a status, and each says its type and why. */
const RefusalSchema = v.object({
  errors: v.pipe(v.array(v.object({ errorType: v.string(), message: v.string() })), v.minLength(1)),
});

/**
 * Returns the data API's answer to a document; undefined if `body` isn't one, since a portal, a firewall or a proxy
 * responded in its place. An answer has a value for each root that was asked for, or says why there is no data.
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

/** Returns the names under which a document's roots are answered, without those that a directive may leave out. */
function rootsOf(document: string): string[] {
  const roots = topLevelOf(document).matchAll(/(\w+)(?:\s*:\s*\w+)?(\s*@\w+)*/g);
  return [...roots].flatMap(([, name = '', directive]) => (directive ? [] : [name]));
}

/** Returns the selection of a document's operation, without arguments and what is selected below. */
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
