import { parse } from 'graphql';
import type { ShownField, ShownRequest } from './answers';
import type { ConsoleParts } from './parts';
import type { RecordedField, RecordedRequest } from './recorder';
import { rulesOf, type RuleParts } from './rules';
import { nameOf } from './users';

/** Returns requests as the page shows them, each with the step that decided whether its fields are allowed. */
export async function showRequests(
  requests: readonly RecordedRequest[],
  { definition, dataApi, userPool }: ConsoleParts,
): Promise<ShownRequest[]> {
  if (requests.length === 0) return [];
  const { modelSchema = 'type Query' } = definition.api;
  const parts = { models: parse(modelSchema), schema: dataApi.schema };
  return Promise.all(
    requests.map(async (request) => {
      const { id, at, ms, name, kind, username, groups, body, response } = request;
      const user = await userPool.users.find(username);
      const fields = request.fields
        .map((field) => showField(field, request, parts))
        .toSorted((a, b) => Number(b.isRefused) - Number(a.isRefused));
      const callerName = user ? nameOf(user) : username || 'nobody';
      return {
        id,
        at,
        ms,
        name,
        kind,
        outcome: outcomeOf(request),
        decision: fields[0]?.decision ?? request.errors[0]?.message ?? '',
        caller: groups.length > 0 ? `${callerName} (${groups.join(', ')})` : callerName,
        account: username,
        body,
        response,
        fields,
      };
    }),
  );
}

function outcomeOf({ status, errors }: RecordedRequest): ShownRequest['outcome'] {
  const isRefused =
    [401, 403].includes(status) || errors.some(({ errorType }) => errorType === 'Unauthorized');
  if (isRefused) return 'refused';
  return errors.length > 0 || status >= 400 ? 'failed' : 'answered';
}

function showField(
  field: RecordedField,
  { errors }: RecordedRequest,
  parts: RuleParts,
): ShownField {
  const { typeName, fieldName, steps } = field;
  const path = field.path.join('.');
  const isBeforeResolver = steps.length === 0;
  // If a role may access none of the fields, there is only one error, which names none of them.
  const refusal = errors.find(
    (error) =>
      (error.errorType === 'Unauthorized' && (error.path ?? []).join('.') === path) ||
      (isBeforeResolver && !error.path),
  );
  const refusedBy = isBeforeResolver
    ? 'before its resolver'
    : `by ${steps.find(({ error }) => error !== undefined)?.name ?? 'its resolver'}`;
  return {
    name: `${typeName}.${fieldName}${path === fieldName ? '' : ` as ${path}`}`,
    isRefused: refusal !== undefined,
    decision: refusal ? `Refused ${refusedBy}: ${refusal.message}.` : allowanceOf(field),
    rules: rulesOf(field, parts),
    steps,
  };
}

/** Amplify names the deciding step 'MutationupdateTasksauth0Function'; others, like 'postAuth0', can't grant access. */
function allowanceOf({ steps }: RecordedField): string {
  const deciding = steps.find(({ name }) => /auth\d+Function$/.test(name));
  return deciding ? `Allowed by ${deciding.name}.` : 'Allowed by the schema’s directives.';
}
