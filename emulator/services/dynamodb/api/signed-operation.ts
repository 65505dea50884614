import * as v from 'valibot';
import { AwsError, type Operation } from '../../../core/aws-json';
import { SignatureError, type IamCaller } from '../../../core/identity';
import type { WireRequest } from '../../../core/wire';
import { DynamoDbError } from '../errors';
import { tableArn } from './names';
import type { ApiParts } from './parts';

/** Throws AccessDeniedException unless the caller's role allows an action on a table, or on an index of it. */
export type Require = (action: string, table: string, index?: string) => void;

/** Creates an operation that a signature and the signer's role must allow, and that fails with DynamoDB's errors. */
export function signedOperation<T>(
  parts: Pick<ApiParts, 'iam' | 'definition'>,
  schema: v.GenericSchema<unknown, T>,
  run: (input: T, require: Require) => Promise<object>,
): Operation {
  return {
    async run(body, request) {
      try {
        const caller = await authenticate(parts, request);
        const input = v.safeParse(schema, body);
        if (!input.success) throw mistyped(input.issues[0]);
        return await run(input.output, requirementOf(caller, parts));
      } catch (error) {
        throw toAwsError(error);
      }
    },
  };
}

async function authenticate({ iam }: Pick<ApiParts, 'iam'>, request: WireRequest) {
  if (iam.isSigned(request)) return iam.authenticate(request, 'dynamodb');
  throw new AwsError(
    'MissingAuthenticationTokenException',
    'Request must contain either a valid (registered) AWS access key ID or X.509 certificate.',
  );
}

function requirementOf(
  caller: IamCaller,
  { iam, definition }: Pick<ApiParts, 'iam' | 'definition'>,
): Require {
  return (action, table, index) => {
    const arn = tableArn(table, definition);
    const resource = index === undefined ? arn : `${arn}/index/${index}`;
    if (iam.allows(caller, action, resource)) return;
    const role = caller.kind === 'developer' ? '' : caller.roleArn;
    throw new AwsError(
      'AccessDeniedException',
      `User: ${role} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
    );
  };
}

function mistyped(issue: v.BaseIssue<unknown>): AwsError {
  return new AwsError(
    'SerializationException',
    `${v.getDotPath(issue) ?? 'The input'}: ${issue.message}`,
  );
}

function toAwsError(error: unknown): unknown {
  if (error instanceof SignatureError) return new AwsError(error.code, error.message);
  if (!(error instanceof DynamoDbError)) return error;
  const status = error.code === 'InternalServerError' ? 500 : 400;
  return new AwsError(error.code, error.message, status, error.details);
}
