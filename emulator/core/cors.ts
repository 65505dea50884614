import type { RequestHead, WireResponse } from './wire';

const anyOrigin = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };

/** Cognito and AppSync let every origin call them; S3 answers for itself from its bucket's rules. */
export function addCors(head: RequestHead, answer: WireResponse): WireResponse {
  const answered = Object.keys(answer.headers ?? {}).some((name) =>
    name.toLowerCase().startsWith('access-control-'),
  );
  if (!head.headers['origin'] || answered || isStorage(head)) return answer;
  return { ...answer, headers: { ...anyOrigin, ...answer.headers } };
}

/** The answer to a preflight that no service claims, or undefined when it is none. */
export function preflight(head: RequestHead): WireResponse | undefined {
  if (head.method !== 'OPTIONS' || !head.headers['access-control-request-method']) return undefined;
  return {
    status: 204,
    headers: {
      ...anyOrigin,
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': head.headers['access-control-request-headers'] ?? '*',
      'access-control-max-age': '600',
    },
  };
}

/** Whether the address is one of storage's: anything below a first segment that is not a service's own. */
function isStorage({ rawPath }: RequestHead): boolean {
  return rawPath !== '/' && !rawPath.startsWith('/graphql') && !rawPath.includes('/.well-known/');
}
