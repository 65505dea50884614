import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { RequestHead, WireResponse } from '../core/wire';
import type { RequestWatch, StepWatch, WatchedField } from '../services/appsync/watch';
import { toJson } from '../services/appsync/velocity/value';
import type { Step } from './answers';

/** A field whose resolvers ran, or that was refused before they did. */
export interface RecordedField extends WatchedField {
  steps: Step[];
}

const errorsSchema = v.object({
  errors: v.optional(
    v.array(
      v.object({
        path: v.nullish(v.array(v.union([v.string(), v.number()]))),
        errorType: v.nullish(v.string()),
        message: v.string(),
      }),
    ),
    [],
  ),
});

/** A request to the data API, and what it did. */
export interface RecordedRequest extends v.InferOutput<typeof errorsSchema> {
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  ms: number;
  name: string;
  kind: string;
  username: string;
  groups: readonly string[];
  body: string;
  status: number;
  response: string;
  fields: RecordedField[];
}

/** How many requests, fields per request and characters per value are kept. */
const mostRequests = 200;
const mostFields = 100;
const mostText = 4000;
const mostBody = 16_000;

/** Keeps the newest requests to the data API in memory. */
export class Recorder {
  #requests: RecordedRequest[] = [];
  /** Higher than before a restart, so a page that stays open during one still asks for newer requests. */
  #lastId = Date.now();

  /** Starts to record a request, which is listed once it has a response. */
  begin(request: RequestHead & { body: Buffer }): RequestWatch {
    const start = performance.now();
    const body = request.body.toString('utf8');
    const recorded: RecordedRequest = {
      id: 0,
      at: new Date().toISOString(),
      ms: 0,
      name: nameIn(body),
      kind: '',
      username: '',
      groups: [],
      body: body.slice(0, mostBody),
      status: 0,
      response: '',
      errors: [],
      fields: [],
    };
    const { fields } = recorded;
    return {
      caller: (caller) => {
        const { username } = v.parse(named, toJson(caller.identity()));
        Object.assign(recorded, { username, groups: caller.groups });
      },
      operation: ({ name, operation }) =>
        Object.assign(recorded, { name, kind: operation.operation }),
      refused: (field) => void fields.push({ ...field, steps: [] }),
      step: (field, name, dataSource) => recordStep(fields, field, { name, dataSource }),
      answered: (response) => {
        this.#lastId += 1;
        const ms = Math.round(performance.now() - start);
        Object.assign(recorded, { id: this.#lastId, ms, ...describeResponse(response) });
        this.#requests = [...this.#requests, recorded].slice(-mostRequests);
      },
    };
  }

  /** Returns the requests after the one with this ID, oldest first. */
  after(id: number): RecordedRequest[] {
    return this.#requests.filter((one) => one.id > id);
  }
}

function recordStep(fields: RecordedField[], field: WatchedField, step: Step): StepWatch {
  const path = field.path.join('.');
  const known = fields.find((one) => one.path.join('.') === path);
  if (known) known.steps.push(step);
  else if (fields.length < mostFields) fields.push({ ...field, steps: [step] });
  return {
    sent: (request) => void (step.request = textOf(request)),
    received: ({ result, error }) => void (step.response = textOf(error ?? result)),
    failed: (error) => void (step.error = error instanceof Error ? error.message : String(error)),
  };
}

/** The identity of a token or a signature. */
const named = v.fallback(v.object({ username: v.string() }), { username: '' });

/** Returns the name of an operation that was refused before it was parsed. */
function nameIn(body: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(body)?.[1] ?? 'unnamed';
}

function describeResponse({ status, body }: WireResponse) {
  const decoded = Buffer.isBuffer(body) ? gunzipSync(body).toString() : body;
  const text = typeof decoded === 'string' ? decoded : '';
  const { errors } = v.parse(errorsSchema, JSON.parse(text || '{}'));
  return { status, response: text.slice(0, mostBody), errors };
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > mostText ? `${text.slice(0, mostText)}…` : text;
}
