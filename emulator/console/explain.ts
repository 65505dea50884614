import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import type { GraphqlApiDefinition } from '../assembly/definition';
import type { Decision, Explanation } from './answers';
import type { ModelRules, Rule } from './definition-rules';
import { decide, type RuleFacts } from './rule-decision';
import type { RecordedField, RecordedRequest } from './recorder';

export interface ExplainParts {
  api: Pick<GraphqlApiDefinition, 'functions'>;
  schema: GraphQLSchema;
  models: ReadonlyMap<string, ModelRules>;
  /** Returns the row that a query of one row asks for. */
  rowOf(field: RecordedField): Promise<Record<string, unknown> | undefined>;
  /** Returns a readable name for what a row's owner field has. */
  nameOf(owner: string): Promise<string>;
}

/** Explains each field of a request by the rules of the definition and what its templates saw. */
export async function explain(
  request: RecordedRequest,
  parts: ExplainParts,
): Promise<Explanation[]> {
  return Promise.all(request.fields.map((field) => explainField(request, field, parts)));
}

async function explainField(
  request: RecordedRequest,
  field: RecordedField,
  parts: ExplainParts,
): Promise<Explanation> {
  const path = field.path.join('.');
  const error = request.errors.find(
    (one) => one.errorType === 'Unauthorized' && (one.path ?? []).join('.') === path,
  );
  const isRefused = error !== undefined || field.refusedBy !== undefined;
  const target = targetOf(field, parts);
  const facts: RuleFacts = {
    caller: request.caller,
    operation: target.operation,
    isRefused,
    input: inputOf(field.args),
    auth: authStepOf(field, parts),
    row: isRefused && target.operation === 'get' ? await parts.rowOf(field) : undefined,
    nameOf: parts.nameOf,
  };
  const rules = [...target.rules, ...fieldRules(error?.message, target)];
  const decisions = await Promise.all(rules.map((rule) => decide(rule, facts)));
  return {
    path,
    field: `${field.typeName}.${field.fieldName}`,
    outcome: isRefused ? 'refused' : 'allowed',
    summary: isRefused ? refusalOf(field, target, decisions) : allowanceOf(target, decisions),
    decisions,
    steps: field.steps.map(({ variables: _variables, ...step }) => step),
  };
}

interface Target {
  /** The model, or the field with rules of its own: 'Todo', 'Todo.secret'. */
  name: string;
  operation: string;
  rules: readonly (Rule & { on: string })[];
  model: ModelRules | undefined;
}

/** Returns which rules concern a field, and as which operation. */
function targetOf(
  { typeName, fieldName }: RecordedField,
  { schema, models }: ExplainParts,
): Target {
  const own = models.get(typeName)?.fields.get(fieldName);
  if (own) {
    const on = `${typeName}.${fieldName}`;
    return {
      name: on,
      operation: 'read',
      rules: own.map((one) => ({ ...one, on })),
      model: undefined,
    };
  }
  const type = schema.getType(typeName);
  const returned = isObjectType(type) ? type.getFields()[fieldName]?.type : undefined;
  const named = returned ? getNamedType(returned).name : '';
  const name = /^Model(\w+)Connection$/.exec(named)?.[1] ?? named;
  const model = models.get(name);
  return {
    name,
    operation: operationOf(typeName, fieldName, named !== name),
    rules: (model?.rules ?? []).map((one) => ({ ...one, on: name })),
    model,
  };
}

function operationOf(typeName: string, fieldName: string, isList: boolean): string {
  if (typeName === 'Mutation') return /^(create|update|delete)/.exec(fieldName)?.[1] ?? 'write';
  if (typeName === 'Subscription') return 'listen';
  return isList ? 'list' : 'get';
}

/** The rules of the fields that a message names: 'Unauthorized on [role]'. */
function fieldRules(message: string | undefined, { name, model }: Target) {
  const named = /^Unauthorized on \[(.*)\]$/.exec(message ?? '')?.[1] ?? '';
  return named
    .split(', ')
    .flatMap((field) =>
      (model?.fields.get(field) ?? []).map((rule) => ({ ...rule, on: `${name}.${field}` })),
    );
}

/** Returns the step that decides by the row or the input, with the source of its template. */
function authStepOf(field: RecordedField, { api }: ExplainParts): RuleFacts['auth'] {
  const step = field.steps.find(
    ({ name }) => /auth\d+Function$/i.test(name) && !/p(re|ost)Auth\d+Function$/.test(name),
  );
  const code = [...api.functions.values()].find(({ name }) => name === step?.name)?.code;
  if (!step || code?.language !== 'VTL') return undefined;
  return {
    source: `${code.request}\n${code.response}`,
    variables: step.variables,
    response: step.response,
  };
}

function inputOf(args: Record<string, unknown>): Record<string, unknown> {
  const { input } = args;
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

function refusalOf(field: RecordedField, target: Target, decisions: readonly Decision[]): string {
  const { refusedBy } = field;
  if (refusedBy === 'role') {
    return `Refused: the caller's role may not run ${field.typeName}.${field.fieldName}.`;
  }
  const decided = decisions.toReversed().find(({ outcome }) => outcome === 'refused');
  if (decided) return `Refused: ${decided.reason}. Rule ${decided.rule} on ${decided.on}.`;
  if (refusedBy?.groups) return `Refused: only for the groups ${refusedBy.groups.join(', ')}.`;
  if (refusedBy) return `Refused: only for the modes ${refusedBy.modes.join(', ')}.`;
  if (decisions.length > 0) {
    return `Refused: no rule on ${target.name} lets this caller ${target.operation}.`;
  }
  return 'Refused by the code of the resolver.';
}

function allowanceOf(target: Target, decisions: readonly Decision[]): string {
  const decided = decisions.find(({ outcome }) => outcome === 'allowed');
  if (decided) return `Allowed: ${decided.reason}. Rule ${decided.rule} on ${decided.on}.`;
  const filters = decisions.filter(({ outcome }) => outcome === 'filtered');
  if (filters.length > 0) {
    return `Allowed: ${filters.map(({ reason }) => reason).join(', or ')}. On ${target.name}.`;
  }
  return decisions.length > 0 ? "Allowed: the developer's keys may do everything." : 'Allowed.';
}
