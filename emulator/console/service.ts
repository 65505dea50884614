import * as v from 'valibot';
import { AwsError } from '../core/aws-json';
import { jsonResponse, withInput } from '../core/json-calls';
import type { WireRequest, WireResponse } from '../core/wire';
import type { Watching } from '../services/appsync/watch';
import { DynamoDbError } from '../services/dynamodb/errors';
import { StorageError } from '../services/s3/errors';
import { RefusedCallError } from './errors';
import { answerFileCall } from './file-calls';
import { answerMailCall } from './mail-calls';
import { pageFile } from './page-files';
import type { ConsoleParts } from './parts';
import { Recorder, type RecordedRequest } from './recorder';
import { callersLike, explainRequest, nameOf, replay } from './requests';
import { answerTableCall } from './table-calls';
import { answerUserCall } from './user-calls';

/** What the services and the console refuse, with a message for the user. */
const refusals = [RefusedCallError, AwsError, DynamoDbError, StorageError];

const replayInput = v.object({ id: v.number(), as: v.string() });

/** Handles a request of the console's page. */
export type AnswerConsole = (request: WireRequest, parts: ConsoleParts) => Promise<WireResponse>;

/** Opens the console: from now on, requests to the data API are recorded. */
export function openConsole(watching: Watching): AnswerConsole {
  const recorder = new Recorder();
  watching.begin = (request) => recorder.begin(request);
  return async (request, parts) => {
    const { method, rawPath } = request;
    const call = `${method} ${rawPath.replace('/_emulator/console/', '')}`;
    try {
      return (
        (await answerRequestCall(call, request, recorder, parts)) ??
        (await answerMailCall(call, request, parts)) ??
        (await answerUserCall(call, request, parts)) ??
        (await answerTableCall(call, request, parts)) ??
        (await answerFileCall(call, request, parts)) ??
        (method === 'GET'
          ? await pageFile(rawPath)
          : jsonResponse(404, { message: 'There is no such call.' }))
      );
    } catch (error) {
      if (!refusals.some((kind) => error instanceof kind)) throw error;
      return jsonResponse(400, { message: error instanceof Error ? error.message : '' });
    }
  };
}

async function answerRequestCall(
  call: string,
  request: WireRequest,
  recorder: Recorder,
  parts: ConsoleParts,
): Promise<WireResponse | undefined> {
  const { query } = request;
  switch (call) {
    case 'GET requests': {
      const newer = recorder.after(Number(query.get('after') ?? 0));
      return jsonResponse(200, await Promise.all(newer.map((one) => listed(one, parts))));
    }
    case 'GET request': {
      const found = requireRequest(recorder, Number(query.get('id')));
      const { body, response } = found;
      const fields = await explainRequest(found, parts);
      return jsonResponse(200, { ...(await listed(found, parts)), body, response, fields });
    }
    case 'GET callers':
      return jsonResponse(200, await callersLike(query.get('name') ?? '', parts));
    case 'POST replay':
      return withInput(request, replayInput, async ({ id, as }) => {
        await replay(requireRequest(recorder, id), as, parts);
        return { id: recorder.lastId };
      });
    default:
      return undefined;
  }
}

function requireRequest(recorder: Recorder, id: number): RecordedRequest {
  const found = recorder.find(id);
  if (!found) throw new RefusedCallError('This request is no longer kept.');
  return found;
}

async function listed(request: RecordedRequest, parts: ConsoleParts) {
  const { id, at, ms, name, kind, caller, status, errors } = request;
  const isRefused =
    [401, 403].includes(status) || errors.some(({ errorType }) => errorType === 'Unauthorized');
  const isFailed = errors.length > 0 || status >= 400;
  const outcome = isRefused ? 'refused' : isFailed ? 'failed' : 'answered';
  return { id, at, ms, name, kind, outcome, caller: await callerName(caller, parts) };
}

async function callerName(caller: RecordedRequest['caller'], parts: ConsoleParts): Promise<string> {
  if (caller.username === undefined) return 'nobody';
  return nameOf(caller.username, parts);
}
