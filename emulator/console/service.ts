import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { AwsError } from '../core/aws-json';
import { jsonResponse, withInput } from '../core/json-calls';
import type { WireRequest, WireResponse } from '../core/wire';
import { pageBasics } from '../mailbox/page-styles';
import type { Watching } from '../services/appsync/watch';
import { DynamoDbError } from '../services/dynamodb/errors';
import { RefusedCallError } from './errors';
import type { ConsoleParts } from './parts';
import { Recorder } from './recorder';
import { showRequests } from './requests';
import { signInCode } from './sign-in-code';
import { deleteRow, listTables, plainRow, readRows, replaceRow } from './tables';
import { listUsers, runPoolOperation } from './users';

/** The errors whose message the page shows. */
const shownErrors = [RefusedCallError, AwsError, DynamoDbError];

const namedUser = v.object({ username: v.string() });
const userAndGroup = v.object({ username: v.string(), group: v.string() });
const rowKey = v.object({ table: v.string(), key: plainRow });
const changedRow = v.object({ table: v.string(), before: plainRow, row: plainRow });
const pageStart = v.pipe(v.string(), v.parseJson(), plainRow);

/** Handles a request from the console's page. */
export type AnswerConsole = (request: WireRequest, parts: ConsoleParts) => Promise<WireResponse>;

/** Opens the console: from now on, requests to the data API are recorded. */
export function openConsole(watching: Watching): AnswerConsole {
  const recorder = new Recorder();
  watching.begin = (request) => recorder.begin(request);
  return async (request, parts) => {
    try {
      return await answer(request, recorder, parts);
    } catch (error) {
      if (!shownErrors.some((kind) => error instanceof kind)) throw error;
      return jsonResponse(400, { message: error instanceof Error ? error.message : '' });
    }
  };
}

async function answer(
  request: WireRequest,
  recorder: Recorder,
  parts: ConsoleParts,
): Promise<WireResponse> {
  const { method, rawPath, query } = request;
  const text = (name: string): string => query.get(name) ?? '';
  switch (`${method} ${rawPath.replace('/_emulator/console/', '')}`) {
    case 'GET requests':
      return jsonResponse(200, await showRequests(recorder.after(Number(text('after'))), parts));
    case 'GET users': {
      const options = { like: text('like'), after: query.get('after') ?? undefined };
      return jsonResponse(200, await listUsers(options, parts));
    }
    case 'POST user/confirm':
      return withInput(request, namedUser, ({ username }) =>
        runPoolOperation('AdminConfirmSignUp', { Username: username }, request, parts),
      );
    case 'POST user/sign-in':
      return withInput(request, namedUser, ({ username }) => signInCode(username, parts));
    case 'POST user/group':
    case 'DELETE user/group':
      return withInput(request, userAndGroup, ({ username, group }) =>
        runPoolOperation(
          method === 'POST' ? 'AdminAddUserToGroup' : 'AdminRemoveUserFromGroup',
          { Username: username, GroupName: group },
          request,
          parts,
        ),
      );
    case 'GET tables':
      return jsonResponse(200, listTables(parts));
    case 'GET rows': {
      const after = query.has('after') ? parsePageStart(text('after')) : undefined;
      const options = { table: text('table'), text: text('text'), after };
      return jsonResponse(200, await readRows(options, parts));
    }
    case 'PUT row':
      return withInput(request, changedRow, (input) => replaceRow(input, parts));
    case 'DELETE row':
      return withInput(request, rowKey, (input) => deleteRow(input, parts));
    default:
      return method === 'GET'
        ? pageFile(rawPath)
        : jsonResponse(404, { message: 'There is no such call.' });
  }
}

function parsePageStart(after: string): v.InferOutput<typeof plainRow> {
  const parsed = v.safeParse(pageStart, after);
  if (!parsed.success) throw new RefusedCallError('There is no such page.');
  return parsed.output;
}

const folder = new URL('page/', import.meta.url);

let script: Promise<string> | undefined;

/** Returns a file of the console's page. */
async function pageFile(path: string): Promise<WireResponse> {
  switch (path) {
    case '/_emulator':
    case '/_emulator/':
      return file('text/html', await readFile(new URL('index.html', folder), 'utf8'));
    case '/_emulator/console/style.css':
      return file('text/css', pageBasics + (await readFile(new URL('style.css', folder), 'utf8')));
    case '/_emulator/console/tables.css':
      return file('text/css', await readFile(new URL('tables.css', folder), 'utf8'));
    case '/_emulator/console/main.js':
      return file('text/javascript', await (script ??= bundle()));
    default:
      return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Page not found.\n' };
  }
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('main.ts', folder))],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

function file(type: string, body: string): WireResponse {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body };
}
