import * as v from 'valibot';
import { jsonResponse, withInput } from '../core/json-calls';
import type { WireRequest, WireResponse } from '../core/wire';
import { deleteFile, listBuckets, listFiles, openFile } from './files';
import type { ConsoleParts } from './parts';

const addressInput = v.object({ bucket: v.string(), key: v.string() });

/** Handles the calls of the console's files; undefined for other calls. Throws StorageError. */
export async function answerFileCall(
  call: string,
  request: WireRequest,
  parts: ConsoleParts,
): Promise<WireResponse | undefined> {
  const { query } = request;
  const text = (name: string): string => query.get(name) ?? '';
  switch (call) {
    case 'GET buckets':
      return jsonResponse(200, listBuckets(parts));
    case 'GET files': {
      const wanted = { bucket: text('bucket'), prefix: text('prefix'), after: text('after') };
      return jsonResponse(200, await listFiles(wanted, parts));
    }
    case 'GET file':
      return openFile({ bucket: text('bucket'), key: text('key') }, query.has('download'), parts);
    case 'DELETE file':
      return withInput(request, addressInput, (input) => deleteFile(input, parts));
    default:
      return undefined;
  }
}
