import type { ApiRoute } from '../../assembly/gateway-apis/definition';

/** A route whose path matches a request's. */
interface Match {
  route: ApiRoute;
  pathParameters: Record<string, string>;
}

/** Returns the routes whose path matches, the most specific first. */
export function matchesOf(routes: readonly ApiRoute[], path: string): Match[] {
  const segments = path.split('/').slice(1);
  return routes
    .flatMap((route) => {
      const pathParameters = route.path === '$default' ? {} : parametersOf(route.path, segments);
      return pathParameters ? [{ route, pathParameters }] : [];
    })
    .sort((one, other) => (rankOf(one.route) < rankOf(other.route) ? -1 : 1));
}

/** Returns the values of a path's variables, or undefined if it doesn't match. */
function parametersOf(
  path: string,
  segments: readonly string[],
): Record<string, string> | undefined {
  const parts = path.split('/').slice(1);
  const parameters: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const segment = segments[at];
    if (segment === undefined) return undefined;
    const [, name, greedy] = /^\{([^+}]+)(\+?)\}$/.exec(part) ?? [];
    if (name === undefined) {
      if (part !== segment) return undefined;
      continue;
    }
    const value = greedy ? segments.slice(at).join('/') : segment;
    if (value === '') return undefined;
    parameters[name] = decoded(value);
    if (greedy) return parameters;
  }
  return parts.length === segments.length ? parameters : undefined;
}

/** Texts come before variables, these before greedy ones, and a method of its own before any. */
function rankOf({ path, method }: ApiRoute): string {
  const last = method === 'ANY' ? '1' : '0';
  if (path === '$default') return `9${last}`;
  const kinds = path
    .split('/')
    .slice(1)
    .map((part) => (part.endsWith('+}') ? '3' : part.startsWith('{') ? '2' : '1'));
  return `${kinds.join('')}${last}`;
}

/** Returns a part of a path without its percent-encoding, or as it is if that is wrong. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
