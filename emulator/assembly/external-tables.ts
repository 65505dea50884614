import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import * as v from 'valibot';
import { plainRowSchema } from '../services/dynamodb/plain-row';
import type { BackendDefinition, TableDefinition, UnsupportedPart } from './definition';
import { DefinitionError } from './definition-error';
import { functionRoles } from './function-roles';
import { accountId, region } from './physical-ids';

const attributeType = v.picklist(['S', 'N', 'B']);

/** The partition key, and maybe the sort key after it, each with its type. */
const key = v.pipe(
  v.record(v.string(), attributeType),
  v.check((named) => [1, 2].includes(Object.keys(named).length), 'A key has one attribute or two'),
);

const file = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({
    key,
    indexes: v.optional(v.record(v.string(), key), {}),
    rows: v.optional(v.array(plainRowSchema()), []),
  }),
);

/** Returns the file of a table that is defined elsewhere, as messages name it. */
export function shownTableFile(table: string): string {
  return `amplify/external-tables/${table}.json`;
}

/** Returns the tables whose key and rows a project gives in files. Throws DefinitionError for a wrong file. */
export function externalTablesIn(projectFolder: string): TableDefinition[] {
  const folder = join(projectFolder, 'amplify', 'external-tables');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => tableOf(parse(name).name, readFileSync(join(folder, name), 'utf8')));
}

function tableOf(name: string, text: string): TableDefinition {
  const parsed = v.safeParse(file, text);
  if (!parsed.success) {
    throw new DefinitionError(`${shownTableFile(name)}: ${v.summarize(parsed.issues)}`);
  }
  const { key: ownKey, indexes, rows } = parsed.output;
  const attributes = new Map(
    [...Object.values(indexes), ownKey].flatMap((one) => Object.entries(one)),
  );
  return {
    name,
    attributes: [...attributes].map(([attribute, type]) => ({ name: attribute, type })),
    key: keyFields(ownKey),
    indexes: Object.entries(indexes).map(([index, itsKey]) => ({
      name: index,
      key: keyFields(itsKey),
      projection: 'ALL',
    })),
    rows,
  };
}

function keyFields(named: v.InferOutput<typeof key>): TableDefinition['key'] {
  return Object.keys(named).map((name, position) => ({
    name,
    keyType: position === 0 ? 'HASH' : 'RANGE',
  }));
}

/** Returns the tables that a function may use, but that neither the definition nor a file of the project has. */
export function missingTables({
  lambdas,
  roles,
  tables,
}: Pick<BackendDefinition, 'lambdas' | 'roles' | 'tables'>): UnsupportedPart[] {
  const prefix = `arn:aws:dynamodb:${region}:${accountId}:table/`;
  const used = functionRoles({ lambdas, roles })
    .flatMap(({ statements }) => statements.flatMap(({ resources }) => resources))
    .filter((arn) => arn.startsWith(prefix) && !/[*/]/.test(arn.slice(prefix.length)))
    .map((arn) => arn.slice(prefix.length))
    .filter((name) => !tables.some((table) => table.name === name));
  return [...new Set(used)].sort().map((name) => ({
    name: `the table ${name}, which is defined elsewhere`,
    fails: `requests to it fail until ${shownTableFile(name)} gives its key`,
  }));
}
