import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Builds the site with React Router's production build. The package exports only its development build, which would log
 * warnings in visitors' consoles (remix-run/react-router issue 14102).
 */
export function productionRouter(): Plugin {
  const alias = ['react-router', 'react-router/dom'].map((name) => ({
    find: new RegExp(`^${name}$`),
    // In a replacement, '$$' stands for a '$' in the path.
    replacement: fileURLToPath(
      import.meta.resolve(name).replace('/dist/development/', '/dist/production/'),
    ).replaceAll('$', '$$$$'),
  }));
  return {
    name: 'verdure:production-router',
    apply: 'build',
    config: () => ({ resolve: { alias } }),
  };
}
