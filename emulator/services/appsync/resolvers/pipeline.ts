import * as v from 'valibot';
import type {
  GraphqlApiDefinition,
  HandlerCode,
  ResolverDefinition,
} from '../../../assembly/definition';
import type { DataSource } from '../data-sources/data-source';
import { jsonObject } from '../json-object';
import { ResolverError } from '../template-functions/errors';
import type { FieldScope } from '../template-functions/functions';
import { toValue, type HostObject, type Value, type ValueMap } from '../velocity/value';
import type { FieldCall } from './field-call';
import type { Handlers } from './handler';
import { templateContext } from './template-context';

/** Resolves a field. Throws ResolverError. */
export type Resolver = (call: FieldCall, fieldScope: FieldScope) => Promise<unknown>;

interface PipelineFunction {
  handlers: Handlers;
  dataSource: DataSource;
}

export interface PipelineParts {
  api: Pick<GraphqlApiDefinition, 'functions'>;
  handlersOf(code: HandlerCode): Handlers;
  dataSources: ReadonlyMap<string, DataSource>;
  functions(scope: FieldScope): Record<'util' | 'extensions', HostObject>;
}

/** Creates a resolver from its definition. Throws if a function or data source does not exist. */
export function createPipeline(definition: ResolverDefinition, parts: PipelineParts): Resolver {
  const name = `${definition.typeName}.${definition.fieldName}`;
  const handlers = parts.handlersOf(definition.code);
  const steps = definition.pipeline.map((id) => pipelineFunction(id, name, parts));
  return async (call, fieldScope) => {
    const context = templateContext(call);
    const { util, extensions } = parts.functions(fieldScope);
    const variables = new Map<string, Value>([
      ['ctx', context],
      ['context', context],
      ['util', util],
      ['utils', util],
      ['extensions', extensions],
    ]);
    const before = handlers.request(variables);
    if (before.returned) return before.value;
    for (const step of steps) await runFunction(step, { variables, context, call });
    context.set('result', previousResult(context));
    return handlers.response(variables).value;
  };
}

function pipelineFunction(id: string, resolver: string, parts: PipelineParts): PipelineFunction {
  const definition = parts.api.functions.get(id);
  if (!definition) throw new Error(`The resolver ${resolver} uses the unknown function ${id}`);
  const dataSource = parts.dataSources.get(definition.dataSource);
  if (!dataSource) {
    throw new Error(
      `The function ${definition.name} uses the unknown data source ${definition.dataSource}`,
    );
  }
  return { handlers: parts.handlersOf(definition.code), dataSource };
}

/** Runs a function: request handler, data source, response handler. An early return skips the rest. */
async function runFunction(
  { handlers, dataSource }: PipelineFunction,
  run: { variables: ReadonlyMap<string, Value>; context: ValueMap; call: FieldCall },
): Promise<void> {
  const { variables, context, call } = run;
  context.set('result', null);
  const request = handlers.request(variables);
  if (request.returned) return setPreviousResult(context, request.value);
  const document = v.safeParse(jsonObject, request.value);
  if (!document.success) {
    throw new ResolverError('The request template must return an object', {
      errorType: 'MappingTemplate',
    });
  }
  const response = await dataSource(document.output, call.scope.consumed);
  call.scope.itemsRead += response.itemsRead;
  // In this version, a data source error fails the field without running the response template.
  if (response.error && document.output['version'] === '2017-02-28') {
    throw new ResolverError(response.error.message, {
      errorType: response.error.type,
      data: response.result,
    });
  }
  context.set('result', toValue(response.result));
  context.set('error', toValue(response.error));
  const handled = handlers.response(variables);
  context.set('error', null);
  setPreviousResult(context, handled.value);
}

function setPreviousResult(context: ValueMap, result: unknown): void {
  context.set('prev', new Map<string, Value>([['result', toValue(result)]]));
}

function previousResult(context: ValueMap): Value {
  const previous = context.get('prev');
  return previous instanceof Map ? (previous.get('result') ?? null) : null;
}
