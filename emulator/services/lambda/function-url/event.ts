import { randomUUID } from 'node:crypto';
import type { BackendDefinition, FunctionUrlDefinition } from '../../../assembly/definition';
import type { IamCaller } from '../../../core/identity';
import type { WireRequest } from '../../../core/wire';
import {
  cookiesOf,
  forwardedHeaders,
  isTextType,
  joinedParameters,
  logTime,
  signerOf,
} from '../http-request';

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
  const { method, rawQuery, query, body } = request;
  const { cookie, ...headers } = request.headers;
  const host = headers['host'] ?? '';
  const rawPath = request.rawPath.slice(path.length) || '/';
  const isText = isTextType(headers['content-type']);
  const unused = { cognitoIdentity: null, principalOrgId: null };
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: rawQuery,
    ...(cookie !== undefined && { cookies: cookiesOf(cookie) }),
    headers: forwardedHeaders(headers),
    ...(rawQuery !== '' && { queryStringParameters: joinedParameters(query) }),
    requestContext: {
      accountId: caller ? accountId : 'anonymous',
      apiId: id,
      ...(caller && { authorizer: { iam: { ...signerOf(caller, accountId), ...unused } } }),
      domainName: host,
      domainPrefix: id,
      http: {
        method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}
