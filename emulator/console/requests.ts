import type { Row } from '../services/dynamodb/attribute-value';
import type { ShownRequest } from './answers';
import { rulesOf } from './definition-rules';
import { explain } from './explain';
import type { ConsoleParts } from './parts';
import { fromRow } from './plain-row';
import type { RecordedField, RecordedRequest } from './recorder';
import { nameOf } from './users';

/** Returns requests as the page shows them, each with why its fields were allowed or refused. */
export async function showRequests(
  requests: readonly RecordedRequest[],
  parts: ConsoleParts,
): Promise<ShownRequest[]> {
  const { api } = parts.definition;
  const schema = parts.dataApi?.schema;
  if (requests.length === 0 || !api || !schema) return [];
  const explainParts = {
    api,
    schema,
    models: rulesOf(api.modelSchema),
    rowOf: (field: RecordedField) => rowOf(field, parts),
    nameOf: (owner: string) => ownerName(owner, parts),
  };
  return Promise.all(
    requests.map(async (request) => {
      const { id, at, ms, name, kind, body, response } = request;
      const outcome = outcomeOf(request);
      const caller = await ownerName(request.caller.username ?? 'nobody', parts);
      const fields = await explain(request, explainParts);
      return { id, at, ms, name, kind, outcome, caller, body, response, fields };
    }),
  );
}

function outcomeOf({ status, errors }: RecordedRequest): ShownRequest['outcome'] {
  const isRefused =
    [401, 403].includes(status) || errors.some(({ errorType }) => errorType === 'Unauthorized');
  if (isRefused) return 'refused';
  return errors.length > 0 || status >= 400 ? 'failed' : 'answered';
}

/** Returns what people call the account that an owner field names: '<sub>::<username>'. */
async function ownerName(owner: string, { userPool }: ConsoleParts): Promise<string> {
  const username = owner.split('::').at(-1) ?? '';
  const user = await userPool?.users.find(username);
  return user ? nameOf(user) : username;
}

/** Returns the row that a query by its key asks for. */
async function rowOf(
  field: RecordedField,
  { definition, tables }: ConsoleParts,
): Promise<Record<string, unknown> | undefined> {
  const { api } = definition;
  const source = api?.dataSources.get(field.steps.at(-1)?.dataSource ?? '');
  const tableName = source?.type === 'AMAZON_DYNAMODB' ? source.tableName : undefined;
  const table = definition.tables.find(({ name }) => name === tableName);
  if (!table || !tables) return undefined;
  const key: Row = {};
  for (const { name } of table.key) {
    const value = field.args[name];
    if (typeof value === 'string') key[name] = { S: value };
    else if (typeof value === 'number') key[name] = { N: String(value) };
    else return undefined;
  }
  const { Item } = await tables.execute('GetItem', { TableName: table.name, Key: key });
  return Item && fromRow(Item);
}
