import * as v from 'valibot';
import type { AdjustableClock } from './clock';
import type { Faults } from './faults';
import type { Usage } from './usage';
import type { Service, WireRequest, WireResponse } from './wire';

const fault = v.object({
  operation: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(['error', 'lost']),
  times: v.pipe(v.number(), v.integer(), v.minValue(1)),
  account: v.optional(v.pipe(v.string(), v.minLength(1))),
});

const clockChange = v.object(
  {
    advanceMs: v.pipe(
      v.number('advanceMs must be a number of milliseconds.'),
      v.integer('advanceMs must be a whole number of milliseconds.'),
    ),
  },
  'Send an object with advanceMs, a number of milliseconds.',
);

/** The dates that the clock can show: those whose ISO text has a year of four digits, since 1970. */
const EARLIEST = 0;
const LATEST = Date.UTC(9999, 11, 31);

interface ControlledParts {
  clock: AdjustableClock;
  faults: Faults;
  usage: Usage;
  controls: boolean;
  /** Tells the emulators of different projects apart. */
  stateFolder: string;
}

/**
 * Creates the service under /_emulator/ with which tests inject faults, move the clock and reset what was
 * counted. Without `controls`, it serves only `health` and `usage`.
 */
export function createControlService(parts: ControlledParts): Service {
  return {
    name: 'emulator',
    maxBodyBytes: 10_000,
    accepts: ({ rawPath }) => rawPath.startsWith('/_emulator/'),
    handle: async (request) => respond(request, parts),
  };
}

function respond(
  request: WireRequest,
  { clock, faults, usage, controls, stateFolder }: ControlledParts,
): WireResponse {
  const call = `${request.method} ${request.rawPath.slice('/_emulator/'.length)}`;
  if (call === 'GET health') {
    const memoryBytes = process.memoryUsage.rss();
    const now = clock.now().toISOString();
    return json(200, { status: 'ok', now, memoryBytes, pid: process.pid, stateFolder });
  }
  if (call === 'GET usage') return json(200, usage.report());
  if (!controls) return json(404, { message: 'This emulator was started without --controls.' });
  switch (call) {
    case 'POST faults':
      return withInput(request, fault, (input) => faults.plan(input));
    case 'DELETE faults':
      faults.clear();
      return json(200, {});
    case 'DELETE usage':
      usage.reset();
      return json(200, {});
    case 'POST clock':
      return withInput(request, clockChange, ({ advanceMs }) => advance(clock, advanceMs));
    default:
      return json(404, { message: `The emulator has no control '${call}'.` });
  }
}

function advance(clock: AdjustableClock, ms: number): void {
  const then = clock.now().getTime() + ms;
  if (then < EARLIEST || then > LATEST) {
    throw new RangeError('advanceMs must lead to a date from 1970 to 9999.');
  }
  clock.advance(ms);
}

function withInput<T>(
  request: WireRequest,
  schema: v.GenericSchema<unknown, T>,
  act: (input: T) => void,
): WireResponse {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    return json(415, { message: 'Send the content type application/json.' });
  }
  try {
    act(v.parse(schema, JSON.parse(request.body.toString('utf8'))));
    return json(200, {});
  } catch (error) {
    return json(400, { message: error instanceof Error ? error.message : String(error) });
  }
}

function json(status: number, body: unknown): WireResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
