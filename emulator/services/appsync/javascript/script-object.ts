import { HostObject, toJson, toValue } from '../velocity/value';

/**
 * Wraps $util, or a part of it, for JavaScript: the same functions, with plain data. Reading an
 * unsupported member throws UnsupportedInResolverError.
 */
export function scriptObject(host: HostObject): object {
  return new Proxy(Object.freeze({}), {
    get(_target, name) {
      if (typeof name === 'symbol') return undefined;
      const member = host.member(name);
      if (member instanceof HostObject) return scriptObject(member);
      return (...args: unknown[]) => toJson(member(...args.map(toValue)));
    },
  });
}
