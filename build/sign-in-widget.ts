import type { Plugin } from 'vite';
import { nativeIntegers } from './sign-in-proof.ts';

const QR_CODE = '\0verdure:qr-code-on-demand';

/** What modules of the sign-in widget and of Amplify are replaced with (decisions 016 and 075). */
const replacements = [
  {
    // 9 kB. Only setting up an authenticator app needs a QR code, and loads the library then.
    module: QR_CODE,
    code: `export default {
      toDataURL: async (text) => (await import('qrcode')).default.toDataURL(text),
    };`,
  },
  {
    module: 'cognito/utils/srp/BigInteger/BigInteger.mjs',
    code: nativeIntegers,
  },
  {
    // As it loads, the widget makes a theme. Most of its tokens are of components, whose values the style sheets have.
    module: '@aws-amplify/ui/dist/esm/theme/tokens/components/index.mjs',
    code: 'export const components = {};',
  },
] as const;

/**
 * Replaces modules of the sign-in widget and of Amplify. Fails the build if an upgrade has moved one of them, since
 * signing in would otherwise become slow unnoticed.
 */
export function signInModules(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'verdure:sign-in-modules',
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
