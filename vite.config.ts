/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type ViteBuilder } from 'vite';
import * as v from 'valibot';
import { testProjects } from './.ci/test-projects.ts';
import { inlinedClassNames } from './src/features/accounts/sign-in/inlined-class-names.ts';
import { lighterWidget } from './src/features/accounts/sign-in/lighter-widget.ts';
import { neededTokens } from './src/features/accounts/sign-in/needed-tokens.ts';
import { plainEnums } from './src/features/accounts/sign-in/plain-enums.ts';
import { hostedPreview } from './src/hosting/hosted-preview.ts';

// What changes least outlives deployments in the browser's cache; and the small pieces that most
// pages share are one request instead of twenty.
const chunkGroups = [
  // The entry needs it, and must not draw in the chunk of whoever imports dynamically besides.
  { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  {
    // A dialog comes with what it asks, after the page.
    name: 'components',
    test: /src\/(components\/(?!dialog)|brand\.|paths\.|lib\/session\.)/,
    minShareCount: 8,
  },
  {
    name: 'data',
    test: /node_modules\/valibot\/|src\/lib\/(errors|graphql|account-cache|kept-tokens|report\.)/,
  },
  {
    // Without the parts that only long lists need, which come with their pages.
    name: 'server-state',
    test: /node_modules\/@tanstack\/(?!.*([iI]nfiniteQuery|[qQ]ueries(Observer)?\.))|src\/lib\/query-client/,
  },
];

export default defineConfig({
  plugins: [
    react(),
    plainDependencies(),
    amplifyOutputs(),
    lighterWidget(),
    plainEnums(),
    quietRouter(),
    inlinedClassNames(),
    hostedPreview(),
  ],
  css: { postcss: { plugins: [neededTokens()] } },
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
    // Two copies of Amplify's core would each hold half of the configuration.
    dedupe: ['@aws-amplify/core', 'react', 'react-dom'],
  },
  builder: { buildApp },
  test: { projects: testProjects },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          // Without it the sign-in widget's twenty dictionaries all stay in: +22 kB.
          treeshake: { propertyReadSideEffects: false },
          input: { index: 'index.html', 'service-worker': 'src/service-worker/worker.ts' },
          output: {
            codeSplitting: { groups: chunkGroups },
            // Its address is its identity, and its folder is what it may answer for.
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: '.verdure/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: { prerender: 'src/app/prerender/main.ts' } },
      },
    },
  },
});

/** The browser's build, the pages' build for Node, and with that the public pages as HTML. */
async function buildApp({ build, environments, config }: ViteBuilder): Promise<void> {
  for (const environment of Object.values(environments)) await build(environment);
  const writer = resolve(config.root, '.verdure/prerender/prerender.js');
  execFileSync(process.execPath, [writer, config.build.outDir], {
    cwd: config.root,
    stdio: 'inherit',
  });
}

const OutputsSchema = v.looseObject({ data: v.optional(v.looseObject({})) });

/**
 * Gives the module 'amplify-outputs': the repository's amplify_outputs.json, or the file that
 * VERDURE_OUTPUTS names. The description of the data model is left out: requests here are written
 * as GraphQL documents, and the model would be the larger half of what a member's page loads.
 */
function amplifyOutputs(): Plugin {
  const id = '\0amplify-outputs';
  return {
    name: 'verdure:amplify-outputs',
    resolveId: (asked) => (asked === 'amplify-outputs' ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      const file = resolve(process.env['VERDURE_OUTPUTS'] ?? 'amplify_outputs.json');
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await readOutputs(file))};`;
    },
  };
}

async function readOutputs(file: string) {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. "npm start" or "npx ampx sandbox" writes it.`);
  });
  const { data, ...outputs } = v.parse(OutputsSchema, JSON.parse(text));
  if (data === undefined) return outputs;
  const { model_introspection: _model, ...rest } = data;
  return { ...outputs, data: rest };
}

/** Sends a developer's browser the dependencies without their source maps, which are half of their bytes. */
function plainDependencies(): Plugin {
  return {
    name: 'verdure:plain-dependencies',
    apply: 'serve',
    transform: {
      filter: { id: /node_modules\/\.vite\/deps\// },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  };
}

/** The router's one entry is its development build: without what it says to developers, in the built site. */
function quietRouter(): Plugin {
  return {
    name: 'verdure:quiet-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\//, code: 'ENABLE_DEV_WARNINGS' },
      handler: (code) => ({
        code: code.replaceAll(/\bENABLE_DEV_WARNINGS(?=\)| \?)/g, 'false'),
        map: null,
      }),
    },
  };
}
