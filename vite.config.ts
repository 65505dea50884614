/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type ViteBuilder } from 'vite';
import { testProjects } from './.ci/test-projects.ts';
import { inlinedClassNames } from './build/inlined-class-names.ts';
import { lighterWidget } from './build/lighter-widget.ts';
import { neededTokens } from './build/needed-tokens.ts';
import { plainEnums } from './build/plain-enums.ts';
import { chunkGroups, notLoadedYet } from './build/chunk-groups.ts';
import { clientConfigModules } from './build/client-config-plugin.ts';
import { hostedPreview } from './build/hosting/hosted-preview.ts';

export default defineConfig({
  plugins: [
    react(),
    plainDependencies(),
    clientConfigModules(),
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
        modulePreload: {
          // Browsers that need it still find the modules, one after another.
          polyfill: false,
          resolveDependencies: (_, files, { hostId }) => notLoadedYet(files, hostId),
        },
        rolldownOptions: {
          // Without it the sign-in widget's twenty dictionaries all stay in: +22 kB.
          // And the router's advice to developers, in words: what it gives back is not read.
          treeshake: {
            propertyReadSideEffects: false,
            manualPureFunctions: ['warning', 'warningOnce'],
          },
          input: {
            index: 'index.html',
            'home-prefetch': 'src/app/home-prefetch.ts',
            'service-worker': 'src/service-worker/worker.ts',
          },
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
        rolldownOptions: { input: { prerender: 'build/prerender/main.ts' } },
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
