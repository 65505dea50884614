import {
  buildSchema,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { RequestScope } from '../request-scope';
import { NotAuthorizedError, QueryDepthError } from '../template-functions/errors';
import { fieldOf } from '../resolvers/field-path';
import { accessRuleOf, isAllowed } from './authorization';
import { appSyncPrelude, defineScalar } from './scalars';

export type FieldResolver = GraphQLFieldResolver<unknown, RequestScope>;

/** Builds an executable schema with AppSync's scalars, directives and the given resolvers. */
export function buildApiSchema(options: {
  sdl: string;
  defaultMode: string;
  /** Fields below this level fail, as with AppSync's 'query depth limit'. */
  queryDepth?: number | undefined;
  /** Returns the field's resolver, or undefined if it reads a property of its parent. */
  resolverOf(typeName: string, fieldName: string): FieldResolver | undefined;
}): GraphQLSchema {
  const { queryDepth = Infinity } = options;
  const schema = buildSchema(appSyncPrelude + options.sdl, { assumeValidSDL: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type instanceof GraphQLScalarType) defineScalar(type);
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const rule = accessRuleOf(field, type, options.defaultMode);
      const resolve = options.resolverOf(type.name, field.name) ?? readProperty(field.name);
      field.resolve = (source, args, scope: RequestScope, info) => {
        if (depthOf(info.path) > queryDepth) throw new QueryDepthError(queryDepth);
        if (!isAllowed(rule, scope.caller)) {
          scope.watch?.refused(fieldOf(info));
          throw new NotAuthorizedError(type.name, field.name);
        }
        return resolve(source, args, scope, info);
      };
    }
  }
  return schema;
}

/** Returns a field's depth, counted from 1 at the root. List positions don't count. */
function depthOf(path: GraphQLResolveInfo['path']): number {
  let depth = 0;
  for (let step: typeof path | undefined = path; step; step = step.prev) {
    if (typeof step.key === 'string') depth += 1;
  }
  return depth;
}

/** Reads own properties only, never those inherited from Object.prototype. */
function readProperty(name: string): FieldResolver {
  return (source) =>
    typeof source === 'object' && source !== null
      ? Object.getOwnPropertyDescriptor(source, name)?.value
      : null;
}
