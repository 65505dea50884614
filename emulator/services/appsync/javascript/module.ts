import { transformSync } from 'esbuild';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';

/** The one package that a resolver's module may import, as AppSync provides it. */
export interface ResolverPackage {
  util: object;
  runtime: object;
}

const handler = v.custom<(context: unknown) => unknown>((value) => typeof value === 'function');
const exported = v.object({ request: handler, response: handler });
const wrapper = v.custom<(...parts: unknown[]) => void>((value) => typeof value === 'function');

/** A module's two functions. */
export type ResolverModule = v.InferOutput<typeof exported>;

/**
 * Loads a module of AppSync's JavaScript in a context of its own: no timers, no network, no Node.
 * Throws what the module throws, and for one that does not export `request` and `response`.
 */
export function loadModule(source: string, provided: ResolverPackage): ResolverModule {
  const { code } = transformSync(source, { format: 'cjs', target: 'node20' });
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string): ResolverPackage => {
    if (name === '@aws-appsync/utils') return provided;
    throw new Error(`A resolver can import @aws-appsync/utils only, not ${name}`);
  };
  const load = v.parse(wrapper, runInNewContext(`(module, exports, require) => {${code}\n}`));
  load(module, module.exports, require);
  const found = v.safeParse(exported, module.exports);
  if (found.success) return found.output;
  throw new Error('A resolver must export the functions request and response');
}
