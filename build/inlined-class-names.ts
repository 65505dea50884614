import { createRequire } from 'node:module';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const ClassNames = v.object({ ComponentClassName: v.record(v.string(), v.string()) });

/**
 * A build plugin that writes the sign-in widget's class names where they are read. Amplify keeps those
 * of all its components in one object, of which the widget needs a small part.
 */
export function inlinedClassNames(): Plugin {
  let names: ReadonlyMap<string, string> | undefined;
  return {
    name: 'verdure:inlined-class-names',
    apply: 'build',
    transform: {
      filter: { id: /@aws-amplify\/ui-react\/.+\.mjs$/, code: /\bComponentClassName\.\w/ },
      handler(code) {
        names ??= readClassNames();
        return { code: withClassNames(code, names), map: null };
      },
    },
  };
}

/** The module with every class name that is known in the place of its key. */
export function withClassNames(code: string, names: ReadonlyMap<string, string>): string {
  return code.replaceAll(/\bComponentClassName\.(\w+)\b/g, (read, key: string) => {
    const name = names.get(key);
    return name === undefined ? read : JSON.stringify(name);
  });
}

function readClassNames(): ReadonlyMap<string, string> {
  const ui: unknown = createRequire(import.meta.url)('@aws-amplify/ui');
  return new Map(Object.entries(v.parse(ClassNames, ui).ComponentClassName));
}
