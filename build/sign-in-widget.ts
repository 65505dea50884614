import type { Plugin } from 'vite';
import { nativeIntegers } from './sign-in-proof.ts';

const QR_CODE = '\0verdure:qr-code-on-demand';

/** The replacements for modules of the sign-in widget and of Amplify (decision 016). */
const replacements = [
  {
    // This saves 9 kB. Only setting up an authenticator app needs a QR code, and loads the library then.
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
    // The widget creates a theme as it loads, mostly tokens for components, which get theirs from style sheets.
    module: '@aws-amplify/ui/dist/esm/theme/tokens/components/index.mjs',
    code: 'export const components = {};',
  },
] as const;

/**
 * Wraps the changing texts of the widget's submit button in an element that React replaces as a whole. A browser's
 * translator replaces texts with its own elements, which React can't remove.
 */
const edit = {
  module: 'Authenticator/shared/TwoButtonSubmitFooter.mjs',
  from: 'submitButtonText ?? defaultSubmitText',
  to: "React__default.createElement('span', { key: `${isPending}` }, submitButtonText ?? defaultSubmitText)",
} as const;

const missing = (modules: readonly string[]) =>
  `The sign-in widget no longer has ${modules.join(', ')}. See sign-in-widget.ts.`;

const editing = {
  name: 'verdure:sign-in-texts',
  transform(code: string, id: string) {
    if (!id.endsWith(edit.module)) return undefined;
    if (!code.includes(edit.from)) throw new Error(missing([edit.module]));
    return { code: code.replace(edit.from, () => edit.to), map: null };
  },
} satisfies Plugin;

/**
 * Replaces and edits modules of the sign-in widget and of Amplify. Fails the build if an upgrade has moved or changed
 * one of them, since signing in could otherwise get slow, or break, without anyone noticing.
 */
export function signInModules(): Plugin[] {
  // The development server bundles packages before its own plugins see them.
  const config = () => ({ optimizeDeps: { rolldownOptions: { plugins: [editing] } } });
  return [{ ...editing, config }, replacing()];
}

function replacing(): Plugin {
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
      const missed = replacements
        .map(({ module }) => module)
        .filter((module) => !replaced.has(module));
      if (!error && missed.length > 0) this.error(missing(missed));
    },
  };
}
