import type { Plugin } from 'vite';

// An enumeration as TypeScript writes it: a variable, and a function called at once that fills it.
const ENUM =
  /var (\w+);\n\(function \(\1\) \{\n((?: *\1\["\w+"\] = "[^"\n]*";\n)+)\}\)\(\1 \|\| \(\1 = \{\}\)\);/g;

/**
 * A build plugin that writes Amplify's enumerations as plain objects. Those that nobody reads, which
 * are nearly all of its exceptions' names, then fall away; a function that is called would stay.
 */
export function plainEnums(): Plugin {
  return {
    name: 'verdure:plain-enums',
    apply: 'build',
    transform: {
      filter: { id: /@aws-amplify\/.+\.mjs$/, code: /\|\| \(\w+ = \{\}\)\);/ },
      handler: (code) => ({ code: withPlainEnums(code), map: null }),
    },
  };
}

/** The module with every enumeration of texts as a constant object. */
export function withPlainEnums(code: string): string {
  return code.replaceAll(ENUM, (_, name: string, members: string) => {
    const entries = members.replaceAll(
      new RegExp(`${name}\\[("\\w+")\\] = (".*");`, 'g'),
      '$1: $2,',
    );
    return `const ${name} = {\n${entries}};`;
  });
}
