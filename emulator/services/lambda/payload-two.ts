import type { WireRequest } from '../../core/wire';
import { cookiesOf, forwardedHeaders, isTextType, joinedParameters, logTime } from './http-request';

/** What an event says besides the request itself. */
interface About {
  /** Of the function URL or the API. */
  id: string;
  accountId: string;
  /** Who called, if the request has to be authorized. */
  authorizer?: object | undefined;
  rawPath: string;
  routeKey: string;
  stage: string;
  requestId: string;
  now: Date;
}

/** Returns the event of an HTTP request in Lambda's payload format 2.0. */
export function payloadTwo(request: WireRequest, about: About) {
  const { method, rawQuery, query, body } = request;
  const { id, accountId, authorizer, rawPath, routeKey, stage, requestId, now } = about;
  const { cookie, ...headers } = request.headers;
  const host = headers['host'] ?? '';
  const isText = isTextType(headers['content-type']);
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: rawQuery,
    ...(cookie !== undefined && { cookies: cookiesOf(cookie) }),
    headers: forwardedHeaders(headers),
    ...(rawQuery !== '' && { queryStringParameters: joinedParameters(query) }),
    requestContext: {
      accountId,
      apiId: id,
      ...(authorizer && { authorizer }),
      domainName: host,
      domainPrefix: id,
      http: {
        method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage,
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}
