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
    v.custom<ValuesOf<Model>>((values) => fitsModel(model, values)),
  );
}

/** Returns a schema that parses some fields of a model and drops others. */
export function someValuesSchema<Model extends CatalogModel>(
  model: Model,
): v.GenericSchema<unknown, Partial<ValuesOf<Model>>> {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => name in model.fields)),
    ),
    v.custom<Partial<ValuesOf<Model>>>((values) => fitsModel(model, values)),
  );
}

function fitsModel({ fields }: CatalogModel, values: unknown): boolean {
  return Object.entries(Object(values)).every(([name, value]) => {
    const field = fields[name];
    return value === null || (field !== undefined && fits(field, value));
  });
}

function fits(field: Field, value: unknown): boolean {
  const { kind } = field;
  if (kind === 'choice' || kind === 'state') {
    return typeof value === 'string' && Object.hasOwn(choicesOf(field), value);
  }
  if (kind === 'number' || kind === 'amount') return typeof value === 'number';
  return typeof value === 'string';
}
