import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Faults } from './faults';
import type { Log } from './log';
import type { RequestHead, WireRequest, WireResponse } from './wire';
import { lostAnswer } from './lost-answer';

/** An error as AWS's JSON protocol carries it: a name, a message, a status. */
export class AwsError extends Error {
  override name = 'AwsError';
  constructor(
    /** AWS's name for it, e.g. 'NotAuthorizedException'. */
    readonly code: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

/** One operation of an AWS JSON 1.1 service: takes the parsed body, gives the answer's body. */
export interface Operation {
  run(input: unknown, request: WireRequest): Promise<object | undefined>;
}

/**
 * An operation whose input is parsed by `schema` before `run` sees it. A missing member is an
 * InvalidParameterException, a member of the wrong type a SerializationException, as at AWS.
 * `undefined` answers with an empty body, as operations without an output shape do.
 */
export function operation<TSchema extends v.GenericSchema>(
  schema: TSchema,
  run: (input: v.InferOutput<TSchema>, request: WireRequest) => Promise<object | undefined>,
): Operation {
  return {
    async run(input, request) {
      const parsed = v.safeParse(schema, input);
      if (!parsed.success) throw invalidInput(parsed.issues);
      return run(parsed.output, request);
    },
  };
}

export interface AwsJsonApi {
  /** As messages name it: 'user pool'. */
  name: string;
  /** What stands before the dot in x-amz-target. */
  target: string;
  /** What stands before the colon in a planned fault: 'cognito-idp'. */
  faultPrefix: string;
  operations: Readonly<Record<string, Operation>>;
  faults: Faults;
  log: Log;
}

/** Whether a request's x-amz-target names an operation of the service `target`. */
export function isAwsJsonRequest(head: RequestHead, target: string): boolean {
  return head.method === 'POST' && (head.headers['x-amz-target'] ?? '').startsWith(`${target}.`);
}

/** Runs the operation that x-amz-target names, and puts every failure into AWS's wire form. */
export async function handleAwsJson(api: AwsJsonApi, request: WireRequest): Promise<WireResponse> {
  const name = (request.headers['x-amz-target'] ?? '').slice(api.target.length + 1);
  try {
    const fault = api.faults.take(`${api.faultPrefix}:${name}`);
    if (fault === 'error') throw new AwsError('InternalErrorException', 'Internal error', 500);
    const answer = await operationNamed(api, name).run(parseBody(request), request);
    return fault === 'lost' ? lostAnswer() : success(answer);
  } catch (error) {
    if (error instanceof AwsError) return failure(error);
    api.log.error(`${api.name}: ${name} failed`, error);
    return failure(new AwsError('InternalErrorException', 'Internal error', 500));
  }
}

function operationNamed(api: AwsJsonApi, name: string): Operation {
  const found = Object.hasOwn(api.operations, name) ? api.operations[name] : undefined;
  if (found) return found;
  throw new AwsError(
    'UnknownOperationException',
    `The operation ${name || '(none)'} is not supported by the emulator's ${api.name}.`,
  );
}

function parseBody(request: WireRequest): unknown {
  if (request.body.length === 0) return {};
  try {
    // The protocol treats null as absent.
    const input: unknown = JSON.parse(request.body.toString('utf8'), (_, value: unknown) =>
      value === null ? undefined : value,
    );
    if (typeof input === 'object' && !Array.isArray(input)) return input;
  } catch {
    // Answered below, like any other body that is no JSON object.
  }
  throw new AwsError('SerializationException', 'The request body is not a JSON object.');
}

function invalidInput(
  issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
): AwsError {
  const mistyped = issues.find(
    (issue) => issue.kind === 'schema' && issue.received !== 'undefined',
  );
  if (mistyped) {
    return new AwsError(
      'SerializationException',
      `${memberOf(mistyped)} must be ${mistyped.expected ?? 'of another type'}, but is ${mistyped.received}.`,
    );
  }
  const count = issues.length === 1 ? '1 validation error' : `${issues.length} validation errors`;
  return new AwsError(
    'InvalidParameterException',
    `${count} detected: ${issues.map(constraintOf).join('; ')}`,
  );
}

function constraintOf(issue: v.BaseIssue<unknown>): string {
  const missing = issue.kind === 'schema';
  return missing
    ? `Value null at '${memberOf(issue)}' failed to satisfy constraint: Member must not be null`
    : `Value at '${memberOf(issue)}' failed to satisfy constraint: ${issue.message}`;
}

function memberOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'input';
  return path.charAt(0).toLowerCase() + path.slice(1);
}

function success(answer: object | undefined): WireResponse {
  return {
    status: 200,
    headers: protocolHeaders(),
    body: answer === undefined ? '' : JSON.stringify(answer),
  };
}

function failure(error: AwsError): WireResponse {
  return {
    status: error.status,
    headers: { ...protocolHeaders(), 'x-amzn-errortype': `${error.code}:` },
    body: JSON.stringify({ __type: error.code, message: error.message }),
  };
}

function protocolHeaders(): Record<string, string> {
  return {
    'content-type': 'application/x-amz-json-1.1',
    'cache-control': 'no-store',
    'x-amzn-requestid': randomUUID(),
  };
}
