import { randomUUID } from 'node:crypto';
import type { BackendDefinition, FunctionUrlDefinition } from '../../../assembly/definition';
import type { IamCaller } from '../../../core/identity';
import type { WireRequest } from '../../../core/wire';

interface Parts {
  definition: Pick<BackendDefinition, 'accountId'>;
  /** The signer of the request, if it has to be signed. */
  caller: IamCaller | undefined;
  now: Date;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Content types whose bodies a function gets as text; others are in Base64. */
const textTypes =
  /^(text\/|application\/(json|javascript|xml)\b|application\/[\w.-]+\+(json|xml)\b)/i;

/** Returns the event of a request to a function URL, in Lambda's payload format 2.0. */
export function eventOf(
  request: WireRequest,
  { id, path }: FunctionUrlDefinition,
  { definition, caller, now }: Parts,
): object {
  const { method, rawQuery, query, body } = request;
  const { cookie, ...headers } = request.headers;
  const host = headers['host'] ?? '';
  const rawPath = request.rawPath.slice(path.length) || '/';
  const isText = textTypes.test(headers['content-type'] ?? '');
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: rawQuery,
    ...(cookie !== undefined && { cookies: cookie.split(/;\s*/).filter((one) => one !== '') }),
    headers: {
      ...headers,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-port': host.split(':')[1] ?? '80',
    },
    ...(rawQuery !== '' && { queryStringParameters: joined(query) }),
    requestContext: {
      accountId: caller ? definition.accountId : 'anonymous',
      apiId: id,
      ...(caller && { authorizer: { iam: iamOf(caller, definition) } }),
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

/** Values of the same parameter are joined with commas. */
function joined(query: URLSearchParams): Record<string, string> {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, query.getAll(name).join(',')]));
}

function iamOf(caller: IamCaller, { accountId }: Pick<BackendDefinition, 'accountId'>): object {
  const { accessKeyId: accessKey } = caller;
  const shared = { accessKey, accountId, cognitoIdentity: null, principalOrgId: null };
  if (caller.kind === 'developer') {
    const userArn = `arn:aws:iam::${accountId}:user/developer`;
    return { ...shared, callerId: accessKey, userArn, userId: accessKey };
  }
  const role = caller.roleArn.slice(caller.roleArn.indexOf('/') + 1);
  const session = caller.kind === 'function' ? caller.functionName : 'CognitoIdentityCredentials';
  const userArn = `arn:aws:sts::${accountId}:assumed-role/${role}/${session}`;
  const userId = `${role}:${session}`;
  return { ...shared, callerId: userId, userArn, userId };
}

/** '12/Mar/2020:19:03:58 +0000'. */
function logTime(now: Date): string {
  const [date = '', time = ''] = now.toISOString().split('T');
  const [year, , day] = date.split('-');
  return `${day}/${months[now.getUTCMonth()]}/${year}:${time.slice(0, 8)} +0000`;
}
