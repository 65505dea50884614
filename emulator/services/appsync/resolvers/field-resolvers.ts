import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlApiDefinition, HandlerCode } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import type { Faults } from '../../../core/faults';
import type { DataSource } from '../data-sources/data-source';
import type { FieldResolver } from '../graphql/api-schema';
import { javascriptHandlers } from '../javascript/handlers';
import type { RequestScope } from '../request-scope';
import {
  NotAuthorizedError,
  ResolverCountError,
  ResolverError,
} from '../template-functions/errors';
import { templateFunctions, type FieldScope } from '../template-functions/functions';
import { fieldOf } from './field-path';
import type { Handlers } from './handler';
import { TemplateCache } from './mapping-templates';
import { createResolver, type Resolver } from './resolver';

const rootTypes = new Set(['Query', 'Mutation', 'Subscription']);

/** Returns a lookup of field resolvers: for fields with a synthesized resolver, and all root fields. */
export function fieldResolvers(parts: {
  api: GraphqlApiDefinition;
  clock: Clock;
  faults: Faults;
  dataSources: ReadonlyMap<string, DataSource>;
}): (typeName: string, fieldName: string) => FieldResolver | undefined {
  const handlersOf = handlerFactory();
  const { resolverCount } = parts.api.limits;
  const functions = templateFunctions(parts.clock);
  const resolvers = new Map<string, Resolver>();
  for (const definition of parts.api.resolvers) {
    const resolver = createResolver(definition, { ...parts, handlersOf, functions });
    resolvers.set(`${definition.typeName}.${definition.fieldName}`, resolver);
  }
  return (typeName, fieldName) => {
    const resolver = resolvers.get(`${typeName}.${fieldName}`);
    const limited = resolver && limitedResolver(resolver, resolverCount);
    return rootTypes.has(typeName) ? rootResolver(limited, fieldName, parts.faults) : limited;
  };
}

/** Counts a request's resolvers, and throws ResolverCountError beyond the limit. */
function limitedResolver(resolver: Resolver, resolverCount: number): FieldResolver {
  return (source, args, scope, info) => {
    scope.resolversRun += 1;
    if (scope.resolversRun > resolverCount) throw new ResolverCountError(resolverCount);
    return resolver({ source, args, info, scope }, fieldScope(scope, info));
  };
}

/** Checks the caller's role policy and applies injected faults, since both concern only root fields. */
function rootResolver(
  resolver: FieldResolver | undefined,
  fieldName: string,
  faults: Faults,
): FieldResolver {
  return async (source, args, scope, info) => {
    if (!scope.caller.mayRun(info.parentType.name, fieldName)) {
      scope.watch?.refused(fieldOf(info));
      throw new NotAuthorizedError(info.parentType.name, fieldName);
    }
    if (info.operation.operation === 'subscription') scope.subscribed = { fieldName, args };
    const fault = faults.take(`appsync:${fieldName}`, scope.caller.account);
    if (fault === 'error') {
      throw new ResolverError('An injected fault.', { errorType: 'InternalFailure' });
    }
    if (fault === 'lost') scope.responseLost = true;
    return resolver?.(source, args, scope, info) ?? null;
  };
}

function fieldScope(scope: RequestScope, info: GraphQLResolveInfo): FieldScope {
  return {
    typeName: info.parentType.name,
    fieldName: info.fieldName,
    authType: scope.caller.authType,
    setSubscriptionFilter(filter) {
      scope.subscriptionFilter = filter;
    },
  };
}

/** Returns a function that creates handlers from VTL or JavaScript code. */
function handlerFactory(): (code: HandlerCode) => Handlers {
  const templates = new TemplateCache();
  return (code) =>
    code.language === 'VTL' ? templates.handlers(code) : javascriptHandlers(code.source);
}
