import type { Plugin } from 'vite';
import { nativeIntegers } from './sign-in-proof.ts';

const QR_CODE = '\0verdure:qr-code-on-demand';

/** Replacements for modules of widget and Amplify that this product doesn't need, or not at first (decision 016). */
const replacements = [
  {
    // 9 kB. Only setting up an authenticator app needs a QR code, and loads the library then.
    module: QR_CODE,
    code: `export default {
      toDataURL: async (text) => (await import('qrcode')).default.toDataURL(text),
    };`,
  },
  {
    // 7 kB. The product offers no passkeys.
    module: 'ui-react/dist/esm/components/Authenticator/PasskeyPrompt/PasskeyPrompt.mjs',
    code: 'export const PasskeyPrompt = () => null;',
  },
  {
    // 9 kB with the next two. Values for themes defined in script; ours is defined in CSS.
    module: 'ui/dist/esm/theme/tokens/components/index.mjs',
    code: 'export const components = {};',
  },
  {
    module: 'ui/dist/esm/theme/tokens/colors.mjs',
    code: 'export const colors = {};',
  },
  {
    // Turns such a theme into variables; the widget only needs the theme's name.
    module: 'ui/dist/esm/theme/createTheme/createTheme.mjs',
    code: `import { defaultTheme } from '../defaultTheme.mjs';
      export const createTheme = () => defaultTheme;`,
  },
  {
    // 3 kB with the next one. The configuration is parsed at build time (client-config.ts).
    module: 'core/dist/esm/parseAWSExports.mjs',
    code: 'export const parseAWSExports = (config) => config;',
  },
  {
    module: 'core/dist/esm/parseAmplifyOutputs.mjs',
    code: `export const isAmplifyOutputs = () => false;
      export const parseAmplifyOutputs = (config) => config;`,
  },
  {
    module: 'cognito/utils/srp/BigInteger/BigInteger.mjs',
    code: nativeIntegers,
  },
] as const;

/**
 * Replaces modules of the sign-in widget and of Amplify, which saves a tenth of the sign-in page's script. Fails the
 * build if an upgrade has moved one of them, since the page would otherwise grow unnoticed.
 */
export function smallerWidget(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'verdure:smaller-widget',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) =>
      source === 'qrcode' && importer?.includes('@aws-amplify/ui-react') ? QR_CODE : undefined,
    load(id) {
      const replacement = replacements.find(({ module }) => id.endsWith(module));
      if (!replacement) return undefined;
      replaced.add(replacement.module);
      return replacement.code;
    },
    buildEnd(error) {
      const missed = replacements.map(({ module }) => module).filter((one) => !replaced.has(one));
      if (error || missed.length === 0) return;
      this.error(`The sign-in widget no longer has ${missed.join(', ')}. See sign-in-widget.ts.`);
    },
  };
}

/** The parts of PostCSS's Declaration and Root used here. */
interface Declaration {
  readonly prop: string;
  readonly value: string;
  remove(): unknown;
}
interface Root {
  walkDecls(visit: (declaration: Declaration) => void): void;
}

/**
 * A PostCSS plugin that drops the widget's unused custom properties: its stylesheet declares those of
 * all Amplify components, 5 kB of the sign-in page's styles.
 */
export function usedWidgetTokens() {
  return {
    postcssPlugin: 'verdure:used-widget-tokens',
    OnceExit(root: Root) {
      let unused = unusedTokens(root);
      // Once an unused property is removed, those that only it refers to are unused too.
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
    if (declaration.prop.startsWith('--amplify-components-')) tokens.push(declaration);
    for (const [name] of declaration.value.matchAll(/--amplify-components-[\w-]+/g)) used.add(name);
  });
  return tokens.filter(({ prop }) => !used.has(prop));
}
