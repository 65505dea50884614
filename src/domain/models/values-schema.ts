import * as v from 'valibot';
import { type CatalogModel, choicesOf, type Field, type ValuesOf } from './field';

/** Returns a schema that parses all fields of a model; missing ones become null. */
export function valuesSchema<Model extends CatalogModel>(
  model: Model,
): v.GenericSchema<unknown, ValuesOf<Model>> {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((row) =>
      Object.fromEntries(Object.keys(model.fields).map((name) => [name, row[name] ?? null])),
    ),
    v.custom<ValuesOf<Model>>((values) =>
      Object.entries(Object(values)).every(([name, value]) => fits(model.fields[name], value)),
    ),
  );
}

function fits(field: Field | undefined, value: unknown): boolean {
  if (!field || value === null) return value === null;
  const { kind } = field;
  if (kind === 'choice' || kind === 'state') {
    return typeof value === 'string' && Object.hasOwn(choicesOf(field), value);
  }
  if (kind === 'number' || kind === 'amount') return typeof value === 'number';
  return typeof value === 'string';
}
