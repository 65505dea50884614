import { AwsError, type Operation } from '../../../core/aws-json';
import { SignatureError, type Iam, type IamCaller } from '../../../core/identity';
import type { WireRequest } from '../../../core/wire';
import { accessDenied, unsigned } from '../errors';

/** The operation, refused to everyone whose signature is missing, wrong, or of too weak a role. */
export function signedOperation(
  iam: Pick<Iam, 'isSigned' | 'authenticate' | 'allows'>,
  operationName: string,
  resource: string,
  inner: Operation,
): Operation {
  const action = `cognito-idp:${operationName}`;
  return {
    async run(input, request) {
      const caller = await authenticate(iam, request);
      if (!iam.allows(caller, action, resource)) throw accessDenied(action);
      return inner.run(input, request);
    },
  };
}

async function authenticate(
  iam: Pick<Iam, 'isSigned' | 'authenticate'>,
  request: WireRequest,
): Promise<IamCaller> {
  if (!iam.isSigned(request)) throw unsigned();
  try {
    return await iam.authenticate(request, 'cognito-idp');
  } catch (error) {
    if (error instanceof SignatureError) throw new AwsError(error.code, error.message);
    throw error;
  }
}
