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
    // With the providers' marks, where one is configured; its place is kept until it is there.
    module: 'FederatedSignInButtons/FederatedSignInButton.mjs',
    code: `import { createElement, lazy, Suspense } from 'react';
      const Button = lazy(async () => ({
        default: (await import('./FederatedSignInButton.mjs?on-demand')).FederatedSignInButton,
      }));
      const place = createElement('div', { style: { minHeight: '2.75rem' } });
      export const FederatedSignInButton = (props) =>
        createElement(Suspense, { fallback: place }, createElement(Button, props));`,
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
  {
    module: 'ui/dist/esm/theme/tokens/colors.mjs',
    code: 'export const colors = {};',
  },
  {
    module: 'ui/dist/esm/theme/createTheme/createComponentCSS.mjs',
    code: `export const createComponentCSS = () => '';
      export const recursiveComponentCSS = () => '';`,
  },
  {
    // Fills a theme made in script with variables; the widget only asks which names there are.
    module: 'ui/dist/esm/theme/createTheme/createTheme.mjs',
    code: `import { defaultTheme } from '../defaultTheme.mjs';
      export const createTheme = () => defaultTheme;`,
  },
  {
    // Which framework calls goes into a header that Amazon counts by. It is this one.
    module: 'core/dist/esm/Platform/detection/index.mjs',
    code: `import { Framework } from '../types.mjs';
      export const detect = () => Framework.React;`,
  },
  {
    // A passkey cannot be answered with where none can be made.
    module: 'auth/dist/esm/client/flows/userAuth/handleWebAuthnSignInResult.mjs',
    code: notOffered('handleWebAuthnSignInResult'),
  },
  {
    module: 'auth/dist/esm/client/apis/listWebAuthnCredentials.mjs',
    code: 'export const listWebAuthnCredentials = async () => ({ credentials: [] });',
  },
  {
    // The user pool's client allows passwords alone.
    module: 'auth/dist/esm/providers/cognito/apis/signInWithUserAuth.mjs',
    code: notOffered('signInWithUserAuth'),
  },
  {
    // The configuration is read when the site is built (build/client-config.ts).
    module: 'core/dist/esm/parseAWSExports.mjs',
    code: 'export const parseAWSExports = (config) => config;',
  },
  {
    module: 'core/dist/esm/parseAmplifyOutputs.mjs',
    code: `export const isAmplifyOutputs = () => false;
      export const parseAmplifyOutputs = (config) => config;`,
  },
  {
    // For applications that are rendered on a server. Here tokens are kept in the local storage.
    module: 'core/dist/esm/storage/CookieStorage.mjs',
    code: 'export class CookieStorage {}',
  },
] as const;

function notOffered(name: string): string {
  return `export async function ${name}() { throw new Error('${name} is not offered.'); }`;
}

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
