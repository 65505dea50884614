import type { AttributeValue, Row } from '../services/dynamodb/attribute-value';
import { rulesOf } from './definition-rules';
import { RefusedCallError } from './errors';
import { explain, type Explanation } from './explain';
import type { ConsoleParts } from './parts';
import type { RecordedField, RecordedRequest } from './recorder';

const mostCallers = 20;

/** Returns why each field of a request was allowed or refused. */
export async function explainRequest(
  request: RecordedRequest,
  parts: ConsoleParts,
): Promise<Explanation[]> {
  const { definition, dataApi } = parts;
  const { api } = definition;
  if (!api || !dataApi) return [];
  return explain(request, {
    api,
    schema: dataApi.schema,
    models: rulesOf(api.modelSchema ?? ''),
    rowOf: (field) => rowOf(field, parts),
    nameOf: (owner) => nameOf(owner, parts),
  });
}

/** Returns the email address, or else the name, of an account that an owner field names: '<sub>::<username>'. */
export async function nameOf(owner: string, { userPool }: ConsoleParts): Promise<string> {
  const username = owner.split('::').at(-1) ?? '';
  const user = await userPool?.users.find(username);
  return user?.attributes['email'] ?? username;
}

/** Returns who can send a request again: the accounts whose email address or name begin like this. */
export async function callersLike(name: string, { userPool }: ConsoleParts): Promise<string[]> {
  const wanted = name.toLowerCase();
  const found: string[] = [];
  for await (const { username, attributes } of userPool?.users.all() ?? []) {
    const shown = attributes['email'] ?? username;
    if (shown.toLowerCase().startsWith(wanted)) found.push(shown);
    if (found.length >= mostCallers) break;
  }
  return found;
}

/** Sends a request to the data API again, as another caller. Throws RefusedCallError if there is no such caller. */
export async function replay(
  { body }: RecordedRequest,
  as: string,
  parts: ConsoleParts,
): Promise<void> {
  await parts.dataApi?.handle({
    method: 'POST',
    rawPath: '/graphql',
    rawQuery: '',
    query: new URLSearchParams(),
    headers: { 'content-type': 'application/json', ...(await credentialsOf(as, parts)) },
    body: Buffer.from(body),
  });
}

async function credentialsOf(
  as: string,
  { userPool }: ConsoleParts,
): Promise<Record<string, string>> {
  const user = await userPool?.users.find(as);
  const [client] = userPool?.definition.clients ?? [];
  if (!userPool || !user || !client) throw new RefusedCallError(`There is no account ${as}.`);
  const tokens = await userPool.tokens.issue(user, client);
  return { authorization: tokens.AccessToken };
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
  return (
    Item && Object.fromEntries(Object.entries(Item).map(([name, value]) => [name, plain(value)]))
  );
}

/** Returns a text or a list of texts as they are; anything else decides about no row. */
function plain(value: AttributeValue): unknown {
  if ('S' in value) return value.S;
  if ('L' in value) return value.L.map(plain);
  return 'SS' in value ? value.SS : null;
}
