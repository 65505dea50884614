import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { RequestHead, WireResponse } from '../core/wire';
import type { AccessRule } from '../services/appsync/graphql/authorization';
import type { Caller } from '../services/appsync/caller';
import type { PreparedOperation } from '../services/appsync/data-api';
import type { RequestWatch, StepWatch, WatchedField } from '../services/appsync/watch';
import { toJson, type Json } from '../services/appsync/velocity/value';
import type { Step } from './answers';

/** A step, with its template's variables at its end. */
type RecordedStep = Step & { variables: Record<string, Json> };

/** A resolved or refused field with resolvers. */
export interface RecordedField extends WatchedField {
  args: Record<string, unknown>;
  steps: RecordedStep[];
  /** Set if the field was refused before any resolver ran. */
  refusedBy?: { modes: string[]; groups?: readonly string[] } | 'role';
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

/** An error of a response. */
type RecordedError = v.InferOutput<typeof errorsSchema>['errors'][number];

/** A request to the data API, and what it did. */
export interface RecordedRequest {
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  ms: number;
  name: string;
  kind: string;
  caller: {
    mode: string;
    username?: string;
    sub?: string;
    groups: readonly string[];
    claims: Json;
  };
  body: string;
  status: number;
  response: string;
  errors: RecordedError[];
  fields: RecordedField[];
}

/** How many requests, fields of one and characters of a value are kept. */
const mostRequests = 200;
const mostFields = 100;
const mostText = 4000;
const mostBody = 16_000;
const mostErrors = 20;

/** Keeps the newest requests to the data API in memory. */
export class Recorder {
  #requests: RecordedRequest[] = [];
  /** Numbers go on after a restart, so that a page that is open then asks for newer ones. */
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
      caller: { mode: 'none', groups: [], claims: null },
      body: body.slice(0, mostBody),
      status: 0,
      response: '',
      errors: [],
      fields: [],
    };
    const { fields } = recorded;
    return {
      caller: (caller) => void (recorded.caller = describeCaller(caller)),
      operation: (prepared) => Object.assign(recorded, describeOperation(prepared)),
      refused: (field, by) =>
        void fields.push({ ...field, args: {}, steps: [], refusedBy: describeRefusal(by) }),
      step: (field, args, name, dataSource) =>
        recordStep(fields, { ...field, args }, name, dataSource),
      answered: (response) => {
        this.#lastId += 1;
        Object.assign(recorded, { id: this.#lastId, ms: Math.round(performance.now() - start) });
        Object.assign(recorded, describeResponse(response));
        this.#requests = [...this.#requests, recorded].slice(-mostRequests);
      },
    };
  }

  /** Returns the requests after one, oldest first. */
  after(id: number): RecordedRequest[] {
    return this.#requests.filter((one) => one.id > id);
  }
}

function recordStep(
  fields: RecordedField[],
  field: Omit<RecordedField, 'steps'>,
  name: string,
  dataSource: string,
): StepWatch {
  const step: RecordedStep = { name, dataSource, variables: {} };
  const path = field.path.join('.');
  const known = fields.find((one) => one.path.join('.') === path && !one.refusedBy);
  if (known) known.steps.push(step);
  // The arguments as they were sent, since templates may change them.
  else if (fields.length < mostFields) {
    fields.push({ ...field, args: structuredClone(field.args), steps: [step] });
  }
  return {
    variables: (variables) => {
      for (const [key, value] of variables) {
        if (!shared.has(key)) step.variables[key] = toJson(value);
      }
    },
    sent: (request) => void (step.request = textOf(request)),
    received: ({ result, error }) => void (step.response = textOf(error ?? result)),
    failed: (error) => void (step.error = error instanceof Error ? error.message : String(error)),
  };
}

/** What every template has; the rest are its own variables. */
const shared: ReadonlySet<string> = new Set(['ctx', 'context', 'util', 'utils', 'extensions']);

function describeCaller(caller: Caller): RecordedRequest['caller'] {
  const identity = toJson(caller.identity());
  const named =
    typeof identity === 'object' && identity && !Array.isArray(identity) ? identity : {};
  const username = named['username'];
  return {
    mode: caller.mode,
    groups: caller.groups,
    claims: named['claims'] ?? null,
    ...(typeof username === 'string' && { username }),
    ...(caller.account !== undefined && { sub: caller.account }),
  };
}

/** Returns the name of an operation that is refused before it is parsed. */
function nameIn(body: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(body)?.[1] ?? 'unnamed';
}

function describeOperation({ name, operation }: PreparedOperation) {
  return { name, kind: operation.operation };
}

function describeRefusal(by: AccessRule | 'role'): NonNullable<RecordedField['refusedBy']> {
  if (by === 'role') return by;
  return { modes: [...by.modes], ...(by.groups && { groups: by.groups }) };
}

function describeResponse({ status, body }: WireResponse) {
  const decoded = Buffer.isBuffer(body) ? gunzipSync(body).toString() : body;
  const text = typeof decoded === 'string' ? decoded : '';
  const { errors } = v.parse(errorsSchema, JSON.parse(text || '{}'));
  return { status, response: text.slice(0, mostBody), errors: errors.slice(0, mostErrors) };
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > mostText ? `${text.slice(0, mostText)}…` : text;
}
