import type { GraphQLResolveInfo } from 'graphql';
import * as v from 'valibot';
import type {
  GraphqlApiDefinition,
  HandlerCode,
  ResolverDefinition,
} from '../../../assembly/definition';
import type { DataSource } from '../data-sources/data-source';
import { jsonObject } from '../json-object';
import type { RequestScope } from '../request-scope';
import { ResolverError } from '../template-functions/errors';
import type { FieldScope } from '../template-functions/functions';
import {
  toValue,
  type HostObject,
  type Value,
  type ValueMap,
  ReadOnlyMap,
} from '../velocity/value';
import type { StepWatch } from '../watch';
import { fieldOf } from './field-path';
import type { Handlers } from './handler';

/** Resolves a field. Throws ResolverError. */
export type Resolver = (call: FieldCall, fieldScope: FieldScope) => Promise<unknown>;

/** A function of a pipeline: handlers around a data source. */
interface Step {
  name: string;
  source: string;
  handlers: Handlers;
  dataSource: DataSource;
}

interface ResolverParts {
  api: Pick<GraphqlApiDefinition, 'functions'>;
  handlersOf(code: HandlerCode): Handlers;
  dataSources: ReadonlyMap<string, DataSource>;
  functions(scope: FieldScope): Record<'util' | 'extensions', HostObject>;
}

/** Creates a pipeline from its definition. Throws if a function or data source does not exist. */
export function createResolver(definition: ResolverDefinition, parts: ResolverParts): Resolver {
  const name = `${definition.typeName}.${definition.fieldName}`;
  const run = pipelineOf(definition, name, parts);
  return (call, fieldScope) => {
    const context = templateContext(call);
    const { util, extensions } = parts.functions(fieldScope);
    const variables = new Map<string, Value>([
      ['ctx', context],
      ['context', context],
      ['util', util],
      ['utils', util],
      ['extensions', extensions],
    ]);
    return run({ variables, context, call });
  };
}

interface Run {
  variables: ReadonlyMap<string, Value>;
  context: ValueMap;
  call: FieldCall;
}

function pipelineOf(definition: ResolverDefinition, name: string, parts: ResolverParts) {
  const handlers = parts.handlersOf(definition.code);
  const steps = definition.pipeline.map((id) => stepOf(id, name, parts));
  return async (run: Run): Promise<unknown> => {
    const { variables, context } = run;
    const request = handlers.request(variables);
    if (request.returned) return request.value;
    let result: Value = null;
    for (const step of steps) {
      result = toValue(await runStep(step, run));
      context.set('prev', new Map([['result', result]]));
    }
    context.set('result', result);
    return handlers.response(variables).value;
  };
}

function stepOf(id: string, resolver: string, parts: ResolverParts): Step {
  const definition = parts.api.functions.get(id);
  if (!definition) throw new Error(`The resolver ${resolver} uses the unknown function ${id}`);
  const { name, code, dataSource: source } = definition;
  const dataSource = parts.dataSources.get(source);
  if (!dataSource) {
    throw new Error(`The function ${name} uses the unknown data source ${source}`);
  }
  return { name, source, handlers: parts.handlersOf(code), dataSource };
}

/** Runs request handler, data source and response handler. An early return skips the rest. */
async function runStep(step: Step, run: Run): Promise<unknown> {
  const { info, scope } = run.call;
  const watch = scope.watch?.step(fieldOf(info), step.name, step.source);
  try {
    return await runWatched(step, run, watch);
  } catch (error) {
    watch?.failed(error);
    throw error;
  }
}

async function runWatched(
  { handlers, dataSource }: Step,
  { variables, context, call }: Run,
  watch: StepWatch | undefined,
): Promise<unknown> {
  context.set('result', null);
  const request = handlers.request(variables);
  if (request.returned) return request.value;
  const document = v.safeParse(jsonObject, request.value);
  if (!document.success) {
    throw new ResolverError('The request template must return an object', {
      errorType: 'MappingTemplate',
    });
  }
  watch?.sent(document.output);
  const response = await dataSource(document.output, call.scope.consumed);
  watch?.received(response);
  context.set('result', toValue(response.result));
  context.set('error', toValue(response.error));
  const handled = handlers.response(variables);
  context.set('error', null);
  return handled.value;
}

/** Returns $ctx for a field. All handlers of its pipeline share it. */
function templateContext({ source, args, info, scope }: FieldCall): ValueMap {
  const values = takesArguments(info) ? toValue(args) : new ReadOnlyMap('$ctx.args');
  return new Map<string, Value>([
    ['arguments', values],
    ['args', values],
    ['source', toValue(source)],
    ['identity', scope.caller.identity()],
    ['info', fieldInfo(info)],
    ['stash', new Map()],
    ['prev', new Map<string, Value>([['result', null]])],
    ['result', null],
    ['error', null],
  ]);
}

/** AWS doesn't document whether $ctx.args is writable for a field without arguments; here it isn't. */
function takesArguments({ parentType, fieldName }: GraphQLResolveInfo): boolean {
  return parentType.getFields()[fieldName]?.args.length !== 0;
}

function fieldInfo({ fieldName, parentType }: GraphQLResolveInfo): Value {
  return new Map<string, Value>([
    ['fieldName', fieldName],
    ['parentTypeName', parentType.name],
  ]);
}

/** The arguments of a GraphQL field resolver. */
interface FieldCall {
  source: unknown;
  args: Record<string, unknown>;
  info: GraphQLResolveInfo;
  scope: RequestScope;
}
