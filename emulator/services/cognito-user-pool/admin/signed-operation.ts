import { AwsError, type Operation } from '../../../core/aws-json';
import { SignatureError, type Iam, type IamCaller } from '../../../core/identity';
import type { WireRequest } from '../../../core/wire';
import { accessDenied, missingAuthenticationToken } from '../errors';

/** Wraps an operation so that it requires a valid signature from a caller allowed to run it. */
export function signedOperation(
  iam: Pick<Iam, 'isSigned' | 'authenticate' | 'allows'>,
  operationName: string,
  resource: string,
  operation: Operation,
): Operation {
  const action = `cognito-idp:${operationName}`;
  return {
    async run(input, request) {
      const caller = await authenticate(iam, request);
      if (!iam.allows(caller, action, resource)) throw accessDenied(action);
      return operation.run(input, request);
    },
  };
}

async function authenticate(
  iam: Pick<Iam, 'isSigned' | 'authenticate'>,
  request: WireRequest,
): Promise<IamCaller> {
  if (!iam.isSigned(request)) throw missingAuthenticationToken();
  try {
    return await iam.authenticate(request, 'cognito-idp');
  } catch (error) {
    if (error instanceof SignatureError) throw new AwsError(error.code, error.message);
    throw error;
  }
}
