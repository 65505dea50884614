import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The folder for the Node build, one per process, since two builds may run at once. */
const outDir = join('.verdure', 'prerender', String(process.pid));

/**
 * Builds the site twice, for the browser and for Node, and runs the second build to write the public pages, the shells
 * and the service worker's list of files. `origin` is the site's public origin.
 */
export function prerendering(origin: string): Plugin {
  return {
    name: 'verdure:prerendering',
    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir,
            emptyOutDir: true,
            copyPublicDir: false,
            ssr: true,
            rolldownOptions: { input: { prerender: 'build/prerender/main.ts' } },
          },
        },
      },
    }),
    async buildApp({ build, environments, config }) {
      for (const environment of Object.values(environments)) await build(environment);
      const program = resolve(config.root, join(outDir, 'prerender.js'));
      execFileSync(process.execPath, [program, config.build.outDir, origin], {
        cwd: config.root,
        stdio: 'inherit',
      });
      rmSync(resolve(config.root, outDir), { recursive: true });
    },
  };
}
