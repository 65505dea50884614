import { HostObject, toJson, toValue } from '../velocity/value';

/**
 * Shows $util, or a part of it, to JavaScript: the same functions, over plain data. A member that the
 * emulator does not have throws UnsupportedInResolverError when it is read.
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
