/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { localClient } from 'amplify-emulator/vite';
import { defineConfig } from 'vite';
import { testProjects } from './.ci/test-projects.ts';
import { chunks } from './build/chunks.ts';
import { clientConfigModules, isForEmulator } from './build/client-config-plugin.ts';
import { hostingPreview } from './build/hosting/preview.ts';
import { prerendering } from './build/prerender/plugin.ts';
import { productionRouter } from './build/production-router.ts';
import { siteOrigin } from './build/site-origin.ts';
import { signInModules } from './build/sign-in-widget.ts';

// The public page about figures states their date.
process.env['VITE_BUILT_ON'] = new Date().toISOString().slice(0, 10);

export default defineConfig({
  plugins: [
    {
      name: 'verdure:surroundings',
      config({ root = process.cwd() }, { command, mode }) {
        // The shell's own NODE_ENV could build React for development, or test it without its testing tools.
        process.env['NODE_ENV'] = mode;
        if (command === 'build' && root.includes('#'))
          throw new Error("Vite can't build in a folder whose path has a '#'. Please rename it.");
      },
    },
    react(),
    clientConfigModules(),
    signInModules(),
    chunks(),
    productionRouter(),
    prerendering(siteOrigin(process.env)),
    hostingPreview(),
    // A build for a deployed backend uses Amplify's own client.
    { ...localClient(), apply: (_config, { command }) => command === 'serve' || isForEmulator() },
  ],
  resolve: {
    alias: { '@': '/src' },
    preserveSymlinks: process.execArgv.includes('--preserve-symlinks'),
    // With two copies of Amplify's core, each would hold half of the configuration.
    dedupe: ['@aws-amplify/core', 'react', 'react-dom'],
  },
  environments: {
    client: {
      build: {
        // Features that every browser has had for two and a half years: Vite's default when this was written.
        target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        manifest: true,
        rolldownOptions: {
          // Lets the bundler drop the sign-in widget's dictionaries, 22 kB that no page uses.
          treeshake: { propertyReadSideEffects: false },
          input: {
            index: 'index.html',
            'home-prefetch': 'src/app/home-prefetch.ts',
            'service-worker': 'src/service-worker/worker.ts',
          },
          output: {
            // A service worker is identified by its URL, and controls everything below its folder.
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
          },
        },
      },
    },
  },
  test: { projects: testProjects },
});
