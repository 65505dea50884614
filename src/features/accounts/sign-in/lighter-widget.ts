import type { Plugin } from 'vite';

const QR = '\0verdure:qr-code-on-demand';

// Each is a module of the sign-in widget that this product never shows, or not at first.
const replacements = [
  {
    // Drawn when an authenticator app is set up, which is when it is loaded.
    module: QR,
    code: `export default {
      toDataURL: async (text) => (await import('qrcode')).default.toDataURL(text),
    };`,
  },
  {
    // Passkeys, and the choice between them and passwords, are not offered.
    module: 'ui-react/dist/esm/components/Authenticator/PasskeyPrompt/PasskeyPrompt.mjs',
    code: 'export const PasskeyPrompt = () => null;',
  },
  {
    module:
      'ui-react/dist/esm/components/Authenticator/SignInSelectAuthFactor/SignInSelectAuthFactor.mjs',
    code: 'export const SignInSelectAuthFactor = () => null;',
  },
  {
    // Values for a theme made in script; here the theme is CSS alone.
    module: 'ui/dist/esm/theme/tokens/components/index.mjs',
    code: 'export const components = {};',
  },
] as const;

/**
 * A build plugin that leaves out of the sign-in page what it does not need of the widget: some 20 kB
 * compressed. It stops the build when a module is no longer where it was, rather than let the page
 * grow in silence.
 */
export function lighterWidget(): Plugin {
  const met = new Set<string>();
  return {
    name: 'verdure:lighter-widget',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (asked, importer) =>
      asked === 'qrcode' && importer?.includes('@aws-amplify/ui-react') ? QR : undefined,
    load(id) {
      const replacement = replacements.find(({ module }) => id.endsWith(module));
      if (!replacement) return undefined;
      met.add(replacement.module);
      return replacement.code;
    },
    buildEnd(error) {
      const missed = replacements.filter(({ module }) => !met.has(module));
      if (error || missed.length === 0) return;
      const names = missed.map(({ module }) => module).join(', ');
      this.error(`The sign-in widget has changed: ${names} was not met. See lighter-widget.ts.`);
    },
  };
}
