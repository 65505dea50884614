import { transformSync } from 'esbuild';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import type { Handler, Handlers } from '../resolvers/handler';
import { ResolverError } from '../template-functions/errors';
import { HostObject, toJson, toValue, type Value } from '../velocity/value';

/** Thrown by `runtime.earlyReturn` to skip the rest of a function. */
class EarlyReturn {
  constructor(readonly value: unknown) {}
}

const scriptContext = v.looseObject({ stash: v.unknown(), args: v.unknown() });

/** Returns the handlers of an APPSYNC_JS module, which is loaded on first use. */
export function javascriptHandlers(source: string): Handlers {
  let util: object = {};
  let extensions: object = {};
  let loaded: ResolverModule | undefined;
  const provided = {
    // Handlers are synchronous, so variables can hold the current field's functions.
    get util() {
      return util;
    },
    get extensions() {
      return extensions;
    },
    runtime: {
      earlyReturn(value: unknown) {
        throw new EarlyReturn(value);
      },
    },
  };
  const handler =
    (name: keyof ResolverModule): Handler =>
    (variables) => {
      util = hostOf(variables, 'util');
      extensions = hostOf(variables, 'extensions');
      return attempt(() => {
        loaded ??= loadModule(source, provided);
        return withContext(variables, loaded[name]);
      });
    };
  return { request: handler('request'), response: handler('response') };
}

function hostOf(variables: ReadonlyMap<string, Value>, name: 'util' | 'extensions'): object {
  const host = variables.get(name);
  return host instanceof HostObject ? scriptObject(host) : {};
}

/** Runs a handler on a copy of the context. Only changes to `stash` and `args` are kept. */
function withContext(
  variables: ReadonlyMap<string, Value>,
  run: (context: unknown) => unknown,
): Value {
  const context = variables.get('ctx');
  if (!(context instanceof Map)) throw new Error('The handler context is missing');
  const copy = v.parse(scriptContext, toJson(context));
  copy['arguments'] = copy.args;
  try {
    return toValue(run(copy));
  } finally {
    context.set('stash', toValue(copy.stash));
    replaceEntries(context.get('args'), toValue(copy.args));
  }
}

function replaceEntries(map: Value | undefined, entries: Value): void {
  if (!(map instanceof Map) || !(entries instanceof Map)) return;
  map.clear();
  for (const [name, value] of entries) map.set(name, value);
}

/** Reports failures of the module to its author as resolver errors. */
function attempt(run: () => Value): ReturnType<Handler> {
  try {
    return { value: toJson(run()), returned: false };
  } catch (error) {
    if (error instanceof EarlyReturn) return { value: error.value, returned: true };
    if (error instanceof ResolverError) throw error;
    throw new ResolverError(`The resolver's code failed: ${String(error)}`, {
      errorType: 'Code',
      cause: error,
    });
  }
}

/** The exports of @aws-appsync/utils. */
interface ResolverPackage {
  util: object;
  extensions: object;
  runtime: object;
}

const handlerFunction = v.custom<(context: unknown) => unknown>(
  (value) => typeof value === 'function',
);
const exported = v.object({ request: handlerFunction, response: handlerFunction });
const wrapper = v.custom<(...parts: unknown[]) => void>((value) => typeof value === 'function');

/** The exports of a resolver's module. */
type ResolverModule = v.InferOutput<typeof exported>;

/**
 * Loads an APPSYNC_JS module in a separate context, without timers, network or Node APIs. As on AppSync, the exports of
 * @aws-appsync/utils are global too. Throws if the module throws or does not export `request` and `response`.
 */
function loadModule(source: string, provided: ResolverPackage): ResolverModule {
  const { code } = transformSync(source, { format: 'cjs', target: 'node20' });
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string): object => {
    if (name === '@aws-appsync/utils') return provided;
    throw new Error(`The emulator's resolvers may import only @aws-appsync/utils, not ${name}`);
  };
  const load = v.parse(
    wrapper,
    runInNewContext(`(module, exports, require) => {${code}\n}`, provided),
  );
  load(module, module.exports, require);
  const parsed = v.safeParse(exported, module.exports);
  if (parsed.success) return parsed.output;
  throw new Error('A resolver must export the functions request and response');
}

/**
 * Wraps $util, or a part of it, for JavaScript: the same functions, with plain data. Reading an
 * unsupported member throws UnsupportedInResolverError.
 */
function scriptObject(host: HostObject): object {
  return new Proxy(Object.freeze({}), {
    get(_target, name) {
      if (typeof name === 'symbol') return undefined;
      const member = host.member(name);
      if (member instanceof HostObject) return scriptObject(member);
      return (...args: unknown[]) => toJson(member(...args.map(toValue)));
    },
  });
}
