import * as v from 'valibot';
import type { Handler, Handlers } from '../resolvers/handlers';
import { ResolverError } from '../template-functions/errors';
import { HostObject, toJson, toValue, type Value } from '../velocity/value';
import { loadModule, type ResolverModule } from './module';
import { scriptObject } from './script-object';

/** `runtime.earlyReturn` in a handler: the rest of it, and of its function, is skipped. */
class EarlyReturn {
  constructor(readonly value: unknown) {}
}

const scriptContext = v.looseObject({ stash: v.unknown() });

/** The handlers of a module of AppSync's JavaScript, loaded when it is first used. */
export function javascriptHandlers(source: string): Handlers {
  let util: object = {};
  let loaded: ResolverModule | undefined;
  const provided = {
    // Handlers run one at a time and to their end, so that the field's own `util` can stand here.
    get util() {
      return util;
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
      util = utilOf(variables);
      return attempt(() => {
        loaded ??= loadModule(source, provided);
        return withContext(variables, loaded[name]);
      });
    };
  return { request: handler('request'), response: handler('response') };
}

function utilOf(variables: ReadonlyMap<string, Value>): object {
  const host = variables.get('util');
  return host instanceof HostObject ? scriptObject(host) : {};
}

/** Runs on a copy of the context; what a handler puts into `stash` is there for the next. */
function withContext(
  variables: ReadonlyMap<string, Value>,
  run: (context: unknown) => unknown,
): Value {
  const context = variables.get('ctx');
  if (!(context instanceof Map)) throw new Error('A handler needs its context');
  const shown = v.parse(scriptContext, toJson(context));
  try {
    return toValue(run(shown));
  } finally {
    context.set('stash', toValue(shown.stash));
  }
}

/** A module that cannot run is the definition's fault, and its author must be told why. */
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
