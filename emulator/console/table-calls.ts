import * as v from 'valibot';
import { jsonResponse, withInput } from '../core/json-calls';
import type { WireRequest, WireResponse } from '../core/wire';
import { RefusedCallError } from './errors';
import type { ConsoleParts } from './parts';
import { plainRowSchema, type PlainRow } from '../services/dynamodb/plain-row';
import { deleteRow, exportRows, listTables, readRows, replaceRow } from './tables';

const wrongRow = 'A row is an object: {"id": …}.';
const plainRow = plainRowSchema(wrongRow);
const afterSchema = v.pipe(v.string(), v.parseJson(), plainRow);
const deleted = v.object({ table: v.string(), key: plainRow });
const replaced = v.object({ table: v.string(), before: plainRow, row: plainRow });

/** Handles the calls of the console's tables; undefined for other calls. Throws DynamoDbError. */
export async function answerTableCall(
  call: string,
  request: WireRequest,
  parts: ConsoleParts,
): Promise<WireResponse | undefined> {
  const { query } = request;
  const filter = {
    table: query.get('table') ?? '',
    field: query.get('field') ?? '',
    text: query.get('text') ?? '',
  };
  switch (call) {
    case 'GET tables':
      return jsonResponse(200, listTables(parts));
    case 'GET rows': {
      const after = startOf(query.get('after'));
      return jsonResponse(200, await readRows({ ...filter, after }, parts));
    }
    case 'GET export': {
      const { model, body } = exportRows(filter, parts);
      const headers = {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="${model}.json"`,
      };
      return { status: 200, headers, body };
    }
    case 'PUT row':
      return withInput(request, replaced, (input) => replaceRow(input, parts));
    case 'DELETE row':
      return withInput(request, deleted, (input) => deleteRow(input, parts));
    default:
      return undefined;
  }
}

function startOf(after: string | null): PlainRow | undefined {
  if (after === null) return undefined;
  const parsed = v.safeParse(afterSchema, after);
  if (!parsed.success) throw new RefusedCallError('There is no such page.');
  return parsed.output;
}
