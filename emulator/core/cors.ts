import type { RequestHead, WireResponse } from './wire';

/** Lets pages on any origin read a response, since the server refuses those of other machines. */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
};

/** Adds CORS headers for any origin, as Cognito and AppSync do. Storage adds its own. */
export function addCors(head: RequestHead, response: WireResponse): WireResponse {
  const hasCors = Object.keys(response.headers ?? {}).some((name) =>
    name.toLowerCase().startsWith('access-control-'),
  );
  if (!head.headers['origin'] || hasCors || isStorage(head)) return response;
  return { ...response, headers: { ...anyOrigin, ...response.headers } };
}

/** Returns the response to a CORS preflight, or undefined if the request is not one. */
export function preflight(head: RequestHead): WireResponse | undefined {
  if (head.method !== 'OPTIONS' || !head.headers['access-control-request-method']) return undefined;
  return {
    status: 204,
    headers: {
      ...anyOrigin,
      'access-control-allow-methods': 'GET, HEAD, PUT, POST, DELETE, OPTIONS',
      'access-control-allow-headers': head.headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '600',
    },
  };
}

/** Storage serves every path that no other service claims. */
function isStorage({ rawPath }: RequestHead): boolean {
  return rawPath !== '/' && !rawPath.startsWith('/graphql') && !rawPath.includes('/.well-known/');
}
