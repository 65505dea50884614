import * as v from 'valibot';
import { jsonResponse, refusedOrigin, withInput } from './json-calls';
import { SnapshotError, type Snapshots } from './snapshots';
import type { WireRequest, WireResponse } from './wire';

const named = v.object({ name: v.string('Name the snapshot.') }, 'Send an object with name.');

/** Handles the calls with which commands and tests save and restore the state; undefined for other calls. */
export async function answerSnapshotCall(
  call: string,
  request: WireRequest,
  snapshots: Snapshots,
): Promise<WireResponse | undefined> {
  const path = call.slice(call.indexOf(' ') + 1);
  if (!/^(snapshots(\/|$)|reset$)/.test(path)) return undefined;
  const refused = request.method === 'GET' ? undefined : refusedOrigin(request);
  if (refused) return refused;
  try {
    switch (call) {
      case 'GET snapshots':
        return jsonResponse(200, await snapshots.list());
      case 'POST snapshots':
        return await withInput(request, named, ({ name }) => snapshots.save(name));
      case 'DELETE snapshots':
        return await withInput(request, named, ({ name }) => snapshots.remove(name));
      case 'POST snapshots/restore':
        return await withInput(request, named, ({ name }) => snapshots.restore(name));
      case 'POST reset':
        return await withInput(request, v.object({}), () => snapshots.reset());
      default:
        return undefined;
    }
  } catch (error) {
    if (error instanceof SnapshotError) return jsonResponse(404, { message: error.message });
    throw error;
  }
}
