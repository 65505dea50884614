import * as v from 'valibot';
import {
  type BackendError,
  backendErrorFrom,
  type GraphqlError,
  isOfOneValue,
  unintelligible,
} from '@/lib/errors';
import { sendDocument } from './graphql-transport';
import { report } from '@/lib/report';

/**
 * One POST of one document, parsed by `schema`. Any error of any root is thrown, as a BackendError; a
 * stored value that the API cannot give is logged, and is null in what is parsed.
 */
export async function postDocument<T>(
  document: string,
  variables: object,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const { data, errors } = await sendDocument(document, variables);
  const error = errors.find((one) => !isOfOneValue(one));
  if (error) throw backendErrorFrom(error);
  reportValues(errors);
  return parsed(schema, data);
}

/** What became of one root of a document: what it gave, or why it was refused. */
export type Outcome<T> =
  | { readonly done: true; readonly value: T }
  | { readonly done: false; readonly error: BackendError };

/**
 * One POST of a document whose roots succeed or fail each for itself, such as several creates.
 * `aliases` names the roots; every one of them has an outcome. An error of no root in particular
 * (a document that the API refuses) is thrown.
 */
export async function postEach<T>(
  document: string,
  variables: object,
  aliases: readonly string[],
  schema: v.GenericSchema<unknown, T>,
): Promise<Outcome<T>[]> {
  const { data, errors } = await sendDocument(document, variables);
  const general = errors.find((error) => !aliases.includes(String(error.path?.[0])));
  if (general) throw backendErrorFrom(general);
  return aliases.map((alias) => {
    const error = errors.find(({ path }) => path?.[0] === alias);
    if (error) return { done: false, error: backendErrorFrom(error) };
    return { done: true, value: parsed(schema, data?.[alias]) };
  });
}

function reportValues(errors: readonly GraphqlError[]): void {
  if (errors.length > 0) report('The API could not give some stored values:', errors);
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (!result.success) throw unintelligible(new v.ValiError(result.issues));
  return result.output;
}
