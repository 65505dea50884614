import * as v from 'valibot';
import type { Handler, Handlers } from '../resolvers/handler';
import { ResolverError } from '../template-functions/errors';
import { HostObject, toJson, toValue, type Value } from '../velocity/value';
import { loadModule, type ResolverModule } from './module';
import { scriptObject } from './script-object';

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
    // Handlers are synchronous, so a variable can hold what belongs to the current field.
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
  const shown = v.parse(scriptContext, toJson(context));
  shown['arguments'] = shown.args;
  try {
    return toValue(run(shown));
  } finally {
    context.set('stash', toValue(shown.stash));
    replaceEntries(context.get('args'), toValue(shown.args));
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
