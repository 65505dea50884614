import { transformSync } from 'esbuild';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';

/** The exports of @aws-appsync/utils. */
export interface ResolverPackage {
  util: object;
  extensions: object;
  runtime: object;
}

const handler = v.custom<(context: unknown) => unknown>((value) => typeof value === 'function');
const exported = v.object({ request: handler, response: handler });
const wrapper = v.custom<(...parts: unknown[]) => void>((value) => typeof value === 'function');

/** The exports of a resolver's module. */
export type ResolverModule = v.InferOutput<typeof exported>;

/**
 * Loads an APPSYNC_JS module in a separate context, without timers, network or Node APIs. As on AppSync, the exports of
 * @aws-appsync/utils are global too. Throws if the module throws or does not export `request` and `response`.
 */
export function loadModule(source: string, provided: ResolverPackage): ResolverModule {
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
  const found = v.safeParse(exported, module.exports);
  if (found.success) return found.output;
  throw new Error('A resolver must export the functions request and response');
}
