/**
 * An oxlint plugin that checks which folder may import which, what results depend on, and what a translated page needs.
 * Oxlint's own no-restricted-imports compares specifiers, so relative paths and `import('…')` types slip past it; this
 * compares the imported files.
 */
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { fileOf, isIn, testFile } from './places.mjs';
import { purity } from './purity.mjs';
import { textNodes } from './text-nodes.mjs';

/** The layers of src/, from the top. A file imports from its own layer and those below it. */
const layers = [
  ['src/app'],
  ['src/pages'],
  ['src/features'],
  ['src/data', 'src/session'],
  ['src/content'],
  ['src/domain', 'src/components', 'src/lib'],
];
const downward =
  'Imports point downward: app → pages → features → data, session → content → domain, components, lib.';

const react = ['react', 'react-dom', 'react-router-dom'];
const amplify = ['aws-amplify', '@aws-amplify'];
const folders = ['amplify', 'build', 'e2e', 'emulator', 'simulation', 'src'];
const allBut = (...allowed) => folders.filter((folder) => !allowed.includes(folder));

/** The constants of the backend definition that only src/definition.ts may import. */
const shared = ['amplify/data/limits', 'amplify/auth/groups'];

/**
 * Imports that a folder, or files that match a pattern, must not have (folders, packages, 'node:' for Node's modules),
 * and why.
 */
const directions = [
  ...layers.flatMap((layer, at) =>
    layer.map((folder) => [folder, layers.slice(0, at).flat(), downward]),
  ),
  [
    'src',
    allBut('src'),
    'The application knows its backend only through amplify_outputs.json and generated types.',
  ],
  [
    'src/components',
    ['src/lib', '@tanstack', ...amplify],
    'Components only display: they know nothing about data, the session or storage.',
  ],
  ['src/lib', ['src/components'], 'lib does not depend on components.'],
  [
    'src/domain',
    ['src/components', 'src/lib', '@tanstack', ...react, ...amplify],
    'The domain is pure: no React, no Amplify, no requests, no storage.',
  ],
  [
    'src/content',
    ['src/lib', '@tanstack', ...react, ...amplify],
    'Content is text; it needs no code other than the names of pages and icons.',
  ],
  [
    'src/service-worker',
    layers.flat(),
    'The service worker is independent: it starts without the application.',
  ],
  ['build', ['e2e'], 'The build needs no tests.'],
  [
    'build/local',
    [/^build\/(?!local\/)/, 'e2e', 'src'],
    'The code that runs the backend on one machine knows neither the application nor its build.',
  ],
  [
    'simulation',
    ['amplify', 'build', 'emulator'],
    'The simulation runs the application below its components, with its own backend.',
  ],
  [
    'emulator',
    allBut('emulator'),
    'The emulator is a package that runs any synthesized backend: it knows no application.',
  ],
  ...shared.map((file) => [
    `${file}.ts`,
    [/./],
    'The application shares these constants, so they import nothing.',
  ]),
  [
    'amplify',
    ['src', /^build\/(?!local\/)/, 'e2e'],
    'The backend definition is independent: the application uses its types, never the reverse.',
  ],
];

/** Further imports that code, apart from tests, must not have, and why. */
const codeDirections = [
  ...['build/hosting', 'build/prerender'].map((folder) => [
    folder,
    ['amplify', 'emulator', 'build/local'],
    'The site is built from src/, for any backend.',
  ]),
  [
    /^build\/(?!generate\/|local\/|rehearse\/)/,
    ['emulator', 'build/local'],
    'The production build takes nothing from what runs a backend on one machine.',
  ],
  ['src', ['node:'], 'src/ runs in a browser, which has no Node modules.'],
  [
    'amplify',
    allBut('amplify'),
    'The backend definition is deployed, and cached by the emulator, without the rest of the repository.',
  ],
];

const testingFolder = /(^|\/)testing(\/|$)/;
/** Folders that don't import each other, and why. */
const apart = [
  [
    /^src\/features\/[^/]+\//,
    'Features do not import each other: share through domain, components or lib, or combine them in a page.',
  ],
  [
    /^src\/pages\/[^/]+\/[^/]+\//,
    'Pages do not import each other: what two pages use is a feature.',
  ],
];

/** The documents that write a member's rows, and the modules that may send each. */
const writers = {
  'src/data/generated/commit': ['src/data/actions/surroundings.ts'],
  'src/data/generated/profile': ['src/data/profile.ts', 'src/data/save-profile.ts'],
  'src/data/generated/own-data': ['src/data/own-data.ts', 'src/data/delete-own-rows.ts'],
  'src/data/generated/selections': ['src/data/selections.ts'],
};
const onlyWriter =
  'Only the outbox (src/data/actions) writes a member’s actions; saving and creating the profile, and closing the account, each have a module.';

/** Returns why `file` must not import `specifier`, or undefined. `file` is relative to the project root. */
function objection(file, specifier) {
  const isTest = testFile.test(file);
  const imported = target(file, specifier);
  if (file === 'src/definition.ts' && shared.includes(imported)) return undefined;
  const senders = writers[imported];
  if (senders && !isTest && !senders.includes(file)) return onlyWriter;
  // The simulation is a test that can also run on its own.
  const mayUseDoubles = isTest || isIn(file, 'simulation');
  if (!mayUseDoubles && testingFolder.test(imported)) return 'Only tests import test doubles.';
  if (file.startsWith('src/') && specifier.startsWith('../')) {
    return "Import across folders of src/ with '@/…', so that the direction is visible.";
  }
  if (isIn(imported, 'emulator') && !isIn(file, 'emulator') && specifier.startsWith('.')) {
    return "The emulator is a package: import one of its modules, such as 'amplify-emulator/client'.";
  }
  for (const [folder, reason] of apart) {
    const [own, other] = [file, imported].map((path) => folder.exec(path)?.[0]);
    if (own && other && own !== other) return reason;
  }
  const rules = isTest ? directions : [...directions, ...codeDirections];
  const [, , reason] =
    rules.find(
      ([folder, forbidden]) =>
        isIn(file, folder) && forbidden.some((place) => isIn(imported, place)),
    ) ?? [];
  return reason;
}

/** Returns the file or package that a specifier names: a path from the project root, 'node:fs' or 'react/jsx-runtime'. */
function target(file, specifier) {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('node:')) return specifier;
  if (isIn(specifier, 'amplify-emulator')) return specifier.slice('amplify-'.length);
  return isBuiltin(specifier) ? `node:${specifier}` : specifier;
}

const imports = {
  create(context) {
    const file = fileOf(context);
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = objection(file, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default {
  meta: { name: 'verdure' },
  rules: { imports, purity, 'text-nodes': textNodes },
};
