import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  isObjectType,
  parse,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** The size of a request: its deepest field, and the most resolvers that it can run. */
export interface RequestSize {
  readonly depth: number;
  readonly resolvers: number;
}

const schema = buildSchema(readFileSync('src/data/generated/schema.graphql', 'utf8'));

/** Returns the size of a request whose lists are as long as their limits allow. */
export function requestSize(
  query: string,
  variables: Readonly<Record<string, unknown>>,
): RequestSize {
  const { definitions } = parse(query);
  const fragments = new Map(
    definitions.flatMap((one) =>
      one.kind === 'FragmentDefinition' ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );

  const sizeOf = ({ selections }: SelectionSetNode, parent: GraphQLObjectType): RequestSize =>
    selections.map((one) => sizeOfSelection(one, parent)).reduce(sum, { depth: 0, resolvers: 0 });

  const sizeOfSelection = (one: SelectionNode, parent: GraphQLObjectType): RequestSize => {
    if (one.kind === 'InlineFragment') return sizeOf(one.selectionSet, parent);
    if (one.kind === 'FragmentSpread') return sizeOf(known(fragments.get(one.name.value)), parent);
    const type = getNamedType(known(parent.getFields()[one.name.value]).type);
    const isRoot = parent === schema.getQueryType() || parent === schema.getMutationType();
    if (!one.selectionSet || !isObjectType(type)) return { depth: 1, resolvers: isRoot ? 1 : 0 };
    const below = sizeOf(one.selectionSet, type);
    const limit = one.arguments?.find(({ name }) => name.value === 'limit')?.value;
    const rows = type.getFields()['items'] ? rowsOf(limit, variables) : 1;
    const resolves = one.name.value === 'items' ? 0 : 1;
    return { depth: below.depth + 1, resolvers: resolves + rows * below.resolvers };
  };

  const sizes = definitions.flatMap((one) => {
    if (one.kind !== 'OperationDefinition') return [];
    const root = known(
      one.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType(),
    );
    return [sizeOf(one.selectionSet, root)];
  });
  return sizes.reduce(sum, { depth: 0, resolvers: 0 });
}

/** Amplify's lists have 100 rows per page if no limit is given. */
function rowsOf(limit: ValueNode | undefined, variables: Readonly<Record<string, unknown>>) {
  if (limit?.kind === 'Variable') return Number(known(variables[limit.name.value]));
  return limit?.kind === 'IntValue' ? Number(limit.value) : 100;
}

function sum(a: RequestSize, b: RequestSize): RequestSize {
  return { depth: Math.max(a.depth, b.depth), resolvers: a.resolvers + b.resolvers };
}

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new Error('The schema lacks a requested type or field');
  return value;
}
