const PREFIX = '--amplify-components-';

// What PostCSS gives a plugin, as far as it is used here.
interface Declaration {
  readonly prop: string;
  readonly value: string;
  remove(): unknown;
}
interface Root {
  walkDecls(visit: (declaration: Declaration) => void): void;
}

/**
 * A style sheet plugin that drops the sign-in widget's values for components which no rule of the same
 * sheet uses. The widget names some hundreds, for all of Amplify's components.
 */
export function neededTokens() {
  return {
    postcssPlugin: 'verdure:needed-tokens',
    OnceExit(root: Root) {
      let unused = unusedTokens(root);
      // A value that only an unused one refers to is not used either.
      while (unused.length > 0) {
        for (const declaration of unused) declaration.remove();
        unused = unusedTokens(root);
      }
    },
  };
}

function unusedTokens(root: Root): Declaration[] {
  const tokens: Declaration[] = [];
  const used = new Set<string>();
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith(PREFIX)) tokens.push(declaration);
    for (const [name] of declaration.value.matchAll(/--amplify-components-[\w-]+/g)) used.add(name);
  });
  return tokens.filter(({ prop }) => !used.has(prop));
}
