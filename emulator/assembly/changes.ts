import { isDeepStrictEqual } from 'node:util';
import type { BackendDefinition } from './definition';

/** Returns one phrase for each difference between two definitions, for the developer's terminal. */
export function describeChanges(before: BackendDefinition, after: BackendDefinition): string[] {
  return [
    ...changeOf('the user pool', before.userPool, after.userPool),
    ...changeOf('the identity pool', before.identityPool, after.identityPool),
    ...changeOf('the GraphQL schema', before.api.schema, after.api.schema),
    ...resolverChanges(before, after),
    ...tableChanges(before, after),
    ...changeOf('the buckets', before.buckets, after.buckets),
    ...changeOf('the roles', before.roles, after.roles),
    ...changeOf('the custom outputs', before.customOutputs, after.customOutputs),
  ];
}

function changeOf(name: string, before: unknown, after: unknown): string[] {
  return isDeepStrictEqual(before, after) ? [] : [`${name} changed`];
}

function resolverChanges(before: BackendDefinition, after: BackendDefinition): string[] {
  const changes = compare(resolversByField(before), resolversByField(after));
  return changes.map(([field, change]) => `${field} ${change}`);
}

/** Maps each field to the code of its resolver and functions, in execution order. */
function resolversByField({ api }: BackendDefinition): Map<string, unknown> {
  return new Map(
    api.resolvers.map((resolver) => [
      `${resolver.typeName}.${resolver.fieldName}`,
      [resolver.code, resolver.pipeline.map((id) => api.functions.get(id))],
    ]),
  );
}

function tableChanges(before: BackendDefinition, after: BackendDefinition): string[] {
  const byName = ({ tables }: BackendDefinition): Map<string, unknown> =>
    new Map(tables.map((table) => [table.name.split('-')[0] ?? table.name, table]));
  return compare(byName(before), byName(after)).map(([name, change]) => `table ${name} ${change}`);
}

type Change = 'was added' | 'was removed' | 'changed';

function compare(before: Map<string, unknown>, after: Map<string, unknown>): [string, Change][] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name): [string, Change][] => {
    if (!before.has(name)) return [[name, 'was added']];
    if (!after.has(name)) return [[name, 'was removed']];
    return isDeepStrictEqual(before.get(name), after.get(name)) ? [] : [[name, 'changed']];
  });
}
