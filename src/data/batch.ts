import { type BackendError, backendErrorFrom } from '@/lib/errors';
import { noData, post, refusalsIn } from './client';
import type { BatchDocument, BatchTexts } from './document';
import type { GraphqlAnswer } from './graphql-answer';

/** One row's share of a batch; create it with `part`. */
export interface Part<Root> {
  readonly document: BatchTexts;
  readonly variables: object;
  /** Whether the response has a value for the root. Checks only presence, not shape. */
  readonly isPresent: (value: unknown) => value is Root;
}

/** Returns the document and variables for one row. */
export function part<Answer extends object, Variables extends object>(
  document: BatchDocument<Answer, Variables>,
  variables: Variables,
): Part<Answer[keyof Answer]> {
  return {
    document,
    variables,
    // The API serializes by the schema, as in client.ts.
    isPresent: (value): value is Answer[keyof Answer] => value !== undefined,
  };
}

/** The outcome for one row of a batch: its root's value, or why it was refused. */
export type Outcome<Root> =
  | { readonly done: true; readonly value: Root }
  | { readonly done: false; readonly error: BackendError };

/**
 * Sends many rows in one POST. Returns an outcome for each, in order. The parts must be all queries or all mutations;
 * `name` names the operation. Throws a BackendError if the request as a whole fails.
 */
export async function sendEach<Root>(
  parts: readonly Part<Root>[],
  name = parts[0]?.document.name,
): Promise<Outcome<Root>[]> {
  if (parts.length === 0) return [];
  const { data, errors } = await postParts(parts, name);
  const refusals = refusalsIn(errors);
  const aliases = new Set(parts.map((_, at) => aliasOf(at)));
  const general = refusals.find(({ path }) => !aliases.has(String(path?.[0])));
  if (general) throw backendErrorFrom(general);
  return parts.map((one, at) => {
    const error = refusals.find(({ path }) => path?.[0] === aliasOf(at));
    if (error) return { done: false, error: backendErrorFrom(error) };
    const value = data?.[aliasOf(at)];
    if (!one.isPresent(value)) throw noData();
    return { done: true, value };
  });
}

const PARTS_PER_REQUEST = 100;

/**
 * Sends any number of rows, a hundred per POST, all POSTs at once. Returns their roots in order. Throws a BackendError
 * if any row is refused.
 */
export async function sendAll<Root>(parts: readonly Part<Root>[], name?: string): Promise<Root[]> {
  const requests = inBatches(parts, PARTS_PER_REQUEST).map((batch) => sendEach(batch, name));
  return (await Promise.all(requests)).flat().map((outcome) => {
    if (!outcome.done) throw outcome.error;
    return outcome.value;
  });
}

/** Returns rows in batches of at most `size`, in order. */
export function inBatches<T>(rows: readonly T[], size: number): T[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

function postParts(parts: readonly Part<unknown>[], name = ''): Promise<GraphqlAnswer> {
  const operation = parts[0]?.document.operation ?? 'query';
  const parameters = parts.map(({ document }, at) => numberAliases(document.parameters, at));
  const roots = parts.map(
    ({ document }, at) => `${aliasOf(at)}:${numberAliases(document.root, at)}`,
  );
  const fragments = [...new Set(parts.flatMap(({ document }) => document.fragments))];
  const text = `${operation} ${name}(${parameters.join(' ')}){${roots.join(' ')}}${fragments.join('')}`;
  const variables = parts.flatMap((one, at) =>
    Object.entries(one.variables).map(([key, value]) => [`${key}${at}`, value] as const),
  );
  return post(text, Object.fromEntries(variables));
}

function aliasOf(at: number): string {
  return `r${at}`;
}

function numberAliases(text: string, at: number): string {
  return text.replaceAll('#', String(at));
}
