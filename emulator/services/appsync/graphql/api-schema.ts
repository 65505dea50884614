import {
  buildSchema,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { RequestScope } from '../request-scope';
import { NotAuthorizedError } from '../template-functions/errors';
import { admissionOf, admits } from './authorization';
import { appSyncPrelude, defineScalar } from './scalars';

export type FieldResolver = GraphQLFieldResolver<unknown, RequestScope>;

/** Builds the executable schema: AppSync's scalars, its directives enforced, fields resolved. */
export function buildApiSchema(options: {
  sdl: string;
  defaultMode: string;
  /** The resolver attached to a field, if there is one. */
  resolverOf(typeName: string, fieldName: string): FieldResolver | undefined;
}): GraphQLSchema {
  const schema = buildSchema(appSyncPrelude + options.sdl, { assumeValidSDL: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type instanceof GraphQLScalarType) defineScalar(type);
    if (!(type instanceof GraphQLObjectType) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const admission = admissionOf(field, type, options.defaultMode);
      const resolve = options.resolverOf(type.name, field.name) ?? readProperty(field.name);
      field.resolve = (source, args, scope: RequestScope, info) => {
        if (!admits(admission, scope.caller)) throw new NotAuthorizedError(type.name, field.name);
        return resolve(source, args, scope, info);
      };
    }
  }
  return schema;
}

/** Own properties only: a row's attributes, never what JavaScript objects inherit. */
function readProperty(name: string): FieldResolver {
  return (source) =>
    typeof source === 'object' && source !== null
      ? Object.getOwnPropertyDescriptor(source, name)?.value
      : null;
}
