import * as v from 'valibot';
import type { AdjustableClock } from './clock';
import type { Faults } from './faults';
import { jsonResponse, withInput } from './json-calls';
import type { Usage } from './usage';
import type { Service, WireRequest, WireResponse } from './wire';

const fault = v.object({
  operation: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(['error', 'lost']),
  times: v.pipe(v.number(), v.integer(), v.minValue(1)),
  account: v.optional(v.pipe(v.string(), v.minLength(1))),
});

/** Three thousand years; a clock moved further could leave the range of valid dates. */
const FURTHEST_MS = 1e14;

const clockChange = v.object({
  advanceMs: v.pipe(v.number(), v.integer(), v.minValue(-FURTHEST_MS), v.maxValue(FURTHEST_MS)),
});

interface ControlledParts {
  clock: AdjustableClock;
  faults: Faults;
  usage: Usage;
  controls: boolean;
  /** Tells the emulators of different projects apart. */
  stateFolder: string;
}

/**
 * Creates the service under /_emulator/ with which tests inject faults, move the clock and reset counts. Without
 * `controls`, it serves only `health` and `usage`.
 */
export function createControlService(parts: ControlledParts): Service {
  return {
    name: 'emulator',
    maxBodyBytes: 10_000,
    accepts: ({ rawPath }) => rawPath.startsWith('/_emulator/'),
    handle: async (request) => respond(request, parts),
  };
}

async function respond(request: WireRequest, parts: ControlledParts): Promise<WireResponse> {
  const { clock, faults, usage, controls, stateFolder } = parts;
  const call = `${request.method} ${request.rawPath.slice('/_emulator/'.length)}`;
  if (call === 'GET health') {
    const memoryBytes = process.memoryUsage.rss();
    const now = clock.now().toISOString();
    return jsonResponse(200, { status: 'ok', now, memoryBytes, pid: process.pid, stateFolder });
  }
  if (call === 'GET usage') return jsonResponse(200, usage.report());
  if (!controls) {
    return jsonResponse(404, { message: 'This emulator was started without --controls.' });
  }
  switch (call) {
    case 'POST faults':
      return withInput(request, fault, (input) => faults.plan(input));
    case 'DELETE faults':
      faults.clear();
      return jsonResponse(200, {});
    case 'DELETE usage':
      usage.reset();
      return jsonResponse(200, {});
    case 'POST clock':
      return withInput(request, clockChange, ({ advanceMs }) => clock.advance(advanceMs));
    default:
      return jsonResponse(404, { message: `The emulator has no control '${call}'.` });
  }
}
