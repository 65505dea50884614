import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Faults } from './faults';
import type { Log } from './log';
import type { Usage } from './usage';
import type { RequestHead, WireRequest, WireResponse } from './wire';
import { lostAnswer } from './lost-answer';

/** An error response of AWS's JSON protocol. */
export class AwsError extends Error {
  override name = 'AwsError';
  constructor(
    /** AWS's error code, e.g. 'NotAuthorizedException'. */
    readonly code: string,
    message: string,
    readonly status = 400,
    /** More members of the response. */
    readonly details: object = {},
  ) {
    super(message);
  }
}

/** One operation of a service with AWS's JSON protocol; `run` maps the parsed request body to the response body. */
export interface Operation {
  run(input: unknown, request: WireRequest): Promise<object | undefined>;
}

/**
 * Creates an operation that validates its input. Like AWS, it throws InvalidParameterException for
 * a missing member and SerializationException for a mistyped one. If `run` returns undefined, the
 * response body is empty, as for AWS operations without an output shape.
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
  /** Name in messages: 'user pool'. */
  name: string;
  /** Service part of x-amz-target, before the dot. */
  target: string;
  /** Service part of an operation's name for faults and usage: 'cognito-idp'. */
  prefix: string;
  operations: Readonly<Record<string, Operation>>;
  faults: Faults;
  usage: Usage;
  log: Log;
}

/** Returns whether x-amz-target names an operation of the service `target`. */
export function isAwsJsonRequest(head: RequestHead, target: string): boolean {
  return head.method === 'POST' && (head.headers['x-amz-target'] ?? '').startsWith(`${target}.`);
}

/** Runs the operation named by x-amz-target. Errors become AWS error responses. */
export async function handleAwsJson(api: AwsJsonApi, request: WireRequest): Promise<WireResponse> {
  const name = (request.headers['x-amz-target'] ?? '').slice(api.target.length + 1);
  try {
    const named = operationNamed(api, name);
    api.usage.add(`${api.prefix}:${name}`, { requests: 1, bytesIn: request.body.length });
    const fault = api.faults.take(`${api.prefix}:${name}`);
    if (fault === 'error') throw new AwsError('InternalErrorException', 'Internal error', 500);
    const output = await named.run(parseBody(request), request);
    return fault === 'lost' ? lostAnswer() : success(output);
  } catch (error) {
    if (error instanceof AwsError) return failure(error);
    api.log.error(`${api.name}: ${name} failed`, error);
    return failure(new AwsError('InternalErrorException', 'Internal error', 500));
  }
}

function operationNamed(api: AwsJsonApi, name: string): Operation {
  const named = Object.hasOwn(api.operations, name) ? api.operations[name] : undefined;
  if (named) return named;
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
    // Rejected below, like any body that is not a JSON object.
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

function success(output: object | undefined): WireResponse {
  return {
    status: 200,
    headers: protocolHeaders(),
    body: output === undefined ? '' : JSON.stringify(output),
  };
}

function failure(error: AwsError): WireResponse {
  return {
    status: error.status,
    headers: { ...protocolHeaders(), 'x-amzn-errortype': `${error.code}:` },
    body: JSON.stringify({ __type: error.code, message: error.message, ...error.details }),
  };
}

function protocolHeaders(): Record<string, string> {
  return {
    'content-type': 'application/x-amz-json-1.1',
    'cache-control': 'no-store',
    'x-amzn-requestid': randomUUID(),
  };
}
