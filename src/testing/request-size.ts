import { readFileSync } from 'node:fs';
import {
  buildSchema,
  executeSync,
  getNamedType,
  type GraphQLFieldResolver,
  isObjectType,
  parse,
} from 'graphql';

/** The size of a request: its deepest field, and the most resolvers that it can run. */
export interface RequestSize {
  readonly depth: number;
  readonly resolvers: number;
}

interface Source {
  readonly length: number;
}

interface Args {
  readonly limit?: number;
}

// Without '!', any field may be null.
const schema = buildSchema(
  readFileSync('src/data/generated/schema.graphql', 'utf8').replaceAll('!', ''),
);

/** Returns the size of a request whose lists are as long as their limits allow. */
export function requestSize(
  query: string,
  variableValues: Readonly<Record<string, unknown>>,
): RequestSize {
  let [depth, resolvers] = [0, 0];
  // Amplify's lists have 100 rows per page unless a limit is given.
  const fieldResolver: GraphQLFieldResolver<Source, unknown, Args> = (
    { length },
    { limit = 100 },
    _,
    { path, returnType, fieldName },
  ) => {
    let fields = 0;
    for (let step: typeof path | undefined = path; step; step = step.prev) {
      if (typeof step.key === 'string') fields += 1;
    }
    depth = Math.max(depth, fields);
    if (fieldName === 'items') return Array.from({ length }, () => ({}));
    const isObject = isObjectType(getNamedType(returnType));
    if (isObject || fields === 1) resolvers += 1;
    return isObject ? { length: limit } : null;
  };
  const document = parse(query.replaceAll(/@include\([^)]*\)/g, ''));
  const { errors } = executeSync({
    schema,
    document,
    variableValues,
    rootValue: {},
    fieldResolver,
  });
  if (errors) throw errors[0];
  return { depth, resolvers };
}
