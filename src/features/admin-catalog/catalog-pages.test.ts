import { buildSchema, getNamedType, isEnumType, isInputObjectType, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogDocuments } from '@/data/catalog-documents';
import { choicesOf, type FieldKind, MAX_LENGTH } from '@/domain/models/field';
import { catalogModels } from './catalog-pages';

const schema = buildSchema(readFileSync('src/data/generated/schema.graphql', 'utf8'));

it.each(catalogModels)('the documents of $type match the schema', (model) => {
  const texts = Object.values(catalogDocuments(model)).map((document) => {
    if (typeof document === 'string') return document;
    const { operation, name, parameters, root, fragments } = document;
    return `${operation} ${name}(${parameters}){${root}}${fragments.join('')}`.replaceAll('#', '');
  });
  expect(texts.flatMap((text) => validate(schema, parse(text)))).toEqual([]);
});

it.each(catalogModels)(
  'the model of $type has exactly the fields and types of the API’s input',
  (model) => {
    const input = schema.getType(`Create${model.type}Input`);
    if (!isInputObjectType(input)) throw new Error(`${model.type} can’t be created`);
    const { id: _, ...stored } = input.getFields();
    const edited = Object.keys(stored).filter((name) => model.alsoStored?.includes(name) !== true);
    expect(Object.keys(model.fields).toSorted()).toEqual(edited.toSorted());
    for (const [name, described] of Object.entries(model.fields)) {
      const field = stored[name];
      if (!field) throw new Error(`${model.type} has no ${name}`);
      const type = getNamedType(field.type);
      const values = isEnumType(type) ? type.getValues().map((value) => value.name) : String(type);
      const choices = Object.keys(choicesOf(described));
      expect([name, values]).toEqual([name, choices.length > 0 ? choices : TYPES[described.kind]]);
    }
  },
);

const TYPES: Readonly<Partial<Record<FieldKind, string>>> = {
  number: 'Int',
  amount: 'Float',
  ...Object.fromEntries(Object.keys(MAX_LENGTH).map((kind) => [kind, 'String'])),
};
