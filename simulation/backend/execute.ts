import {
  GraphQLError,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { getArgumentValues } from 'graphql/execution/values';
import type { Selection, Values } from './selections';

/*
 * Runs what a document selects as graphql-js does, without what that finds anew for each request: which fields are
 * selected. Values come at once, and no type is abstract.
 */

type Place = string | number;

/** Where a value is in the response. */
interface Path {
  readonly before: Path | undefined;
  readonly place: Place;
}

/** Why a value is missing, and where. */
export interface Located {
  readonly message: string;
  readonly path: readonly Place[];
  readonly errorType: unknown;
}

/** A request that is carried out. */
export interface Run {
  readonly variables: Values;
  /** Returns the value of a field of a row; of a root without one. */
  readonly valueOf: (row: Values | undefined, field: string, args: Values) => unknown;
  /** What went wrong. */
  readonly errors: Located[];
}

/** What a value that may not be null belongs to is missing too; why is known. */
const MISSING = new Error('A value is missing');

const NO_ARGUMENTS: Values = {};

/** Returns the selected fields of a row. */
export function fieldsOf(
  row: Values | undefined,
  selections: readonly Selection[],
  run: Run,
  before?: Path,
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const selection of selections) {
    const { key, node, definition } = selection;
    found[key] = orNull(definition.type, run, { before, place: key }, (path) => {
      const args =
        definition.args.length > 0
          ? getArgumentValues(definition, node, run.variables)
          : NO_ARGUMENTS;
      return complete(
        run.valueOf(row, definition.name, args),
        definition.type,
        selection,
        run,
        path,
      );
    });
  }
  return found;
}

/** Returns a value; null if an error is in the way and the type allows it. */
function orNull(
  type: GraphQLOutputType,
  { errors }: Run,
  path: Path,
  valueAt: (path: Path) => unknown,
): unknown {
  try {
    return valueAt(path);
  } catch (error) {
    if (error !== MISSING) errors.push(located(error, path));
    if (isNonNullType(type)) throw MISSING;
    return null;
  }
}

function complete(
  value: unknown,
  type: GraphQLOutputType,
  selection: Selection,
  run: Run,
  path: Path,
): unknown {
  if (isNonNullType(type)) {
    const completed = complete(value, type.ofType, selection, run, path);
    if (completed === null) throw new Error(`${selection.key} is null`);
    return completed;
  }
  if (value === null || value === undefined) return null;
  if (isListType(type)) {
    if (!Array.isArray(value)) throw new Error(`${selection.key} is no list`);
    return value.map((item: unknown, place) =>
      orNull(type.ofType, run, { before: path, place }, (at) =>
        complete(item, type.ofType, selection, run, at),
      ),
    );
  }
  if (isLeafType(type)) return type.serialize(value);
  if (!isRow(value)) throw new Error(`${selection.key} is no row`);
  return fieldsOf(value, selection.fields, run, path);
}

function located(error: unknown, path: Path): Located {
  const places: Place[] = [];
  for (let at: Path | undefined = path; at; at = at.before) places.unshift(at.place);
  const { message } = error instanceof Error ? error : { message: String(error) };
  const errorType = error instanceof GraphQLError ? error.extensions?.['errorType'] : undefined;
  return { message, path: places, errorType };
}

function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}
