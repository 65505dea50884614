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

/** A request to the data API, with its response and the fields it resolved. */
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
const maxRequests = 200;
const maxFields = 100;
const maxTextLength = 4000;
const maxBodyLength = 16_000;

/** Keeps the newest requests to the data API in memory. */
export class Recorder {
  #requests: RecordedRequest[] = [];
  /** Starts higher than before a restart, so a page left open during one still gets newer requests. */
  #lastId = Date.now();

  /** Starts recording a request, which is listed once it has a response. */
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
      body: body.slice(0, maxBodyLength),
      status: 0,
      response: '',
      errors: [],
      fields: [],
    };
    const { fields } = recorded;
    return {
      caller: (caller) => {
        const { username } = v.parse(identitySchema, toJson(caller.identity()));
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
        this.#requests = [...this.#requests, recorded].slice(-maxRequests);
      },
    };
  }

  /** Returns the requests after the one with this ID, oldest first. */
  after(id: number): RecordedRequest[] {
    return this.#requests.filter((request) => request.id > id);
  }
}

function recordStep(fields: RecordedField[], field: WatchedField, step: Step): StepWatch {
  const path = field.path.join('.');
  const recorded = fields.find((other) => other.path.join('.') === path);
  if (recorded) recorded.steps.push(step);
  else if (fields.length < maxFields) fields.push({ ...field, steps: [step] });
  return {
    sent: (request) => void (step.request = textOf(request)),
    received: ({ result, error }) => void (step.response = textOf(error ?? result)),
    failed: (error) => void (step.error = error instanceof Error ? error.message : String(error)),
  };
}

/** The caller's identity, from a token or a signature. */
const identitySchema = v.fallback(v.object({ username: v.string() }), { username: '' });

/** Returns the name of an operation that was refused before it was parsed. */
function nameIn(body: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(body)?.[1] ?? 'unnamed';
}

function describeResponse({ status, body }: WireResponse) {
  const decoded = Buffer.isBuffer(body) ? gunzipSync(body).toString() : body;
  const text = typeof decoded === 'string' ? decoded : '';
  const { errors } = v.parse(errorsSchema, JSON.parse(text || '{}'));
  return { status, response: text.slice(0, maxBodyLength), errors };
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}
