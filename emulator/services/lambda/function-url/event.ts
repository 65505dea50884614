import { randomUUID } from 'node:crypto';
import type { BackendDefinition, FunctionUrlDefinition } from '../../../assembly/definition';
import type { IamCaller } from '../../../core/identity';
import type { WireRequest } from '../../../core/wire';
import { signerOf } from '../http-request';
import { payloadTwo } from '../payload-two';

interface Parts {
  definition: Pick<BackendDefinition, 'accountId'>;
  /** The signer of the request, if it has to be signed. */
  caller: IamCaller | undefined;
  now: Date;
}

/** Returns the event of a request to a function URL, in Lambda's payload format 2.0. */
export function eventOf(
  request: WireRequest,
  { id, path }: FunctionUrlDefinition,
  { definition: { accountId }, caller, now }: Parts,
): object {
  const unused = { cognitoIdentity: null, principalOrgId: null };
  return payloadTwo(request, {
    id,
    accountId: caller ? accountId : 'anonymous',
    authorizer: caller && { iam: { ...signerOf(caller, accountId), ...unused } },
    rawPath: request.rawPath.slice(path.length) || '/',
    routeKey: '$default',
    stage: '$default',
    requestId: randomUUID(),
    now,
  });
}
