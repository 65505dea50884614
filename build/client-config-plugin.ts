import type { ResourcesConfig } from 'aws-amplify';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What the modules are made of, by their names. */
const modules: Readonly<Record<string, (config: ResourcesConfig) => unknown>> = {
  'client-config': (config) => config,
  'client-config/data': ({ Auth, API }) => ({
    clientId: Auth?.Cognito.userPoolClientId,
    endpoint: API?.GraphQL?.endpoint,
  }),
};

/**
 * Gives the module 'client-config', what Amplify is configured with, and 'client-config/data', what
 * requests to the data API need of it, since a return visit loads no more. They are made of the
 * repository's amplify_outputs.json, or of the file that VERDURE_OUTPUTS names: here, so that no
 * browser has to, and without the description of the data model, which would be the larger half of a
 * member's page.
 */
export function clientConfigModules(): Plugin {
  return {
    name: 'verdure:client-config',
    resolveId: (asked) => (asked in modules ? `\0${asked}` : undefined),
    async load(id) {
      const made = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (!made) return undefined;
      const file = resolve(process.env['VERDURE_OUTPUTS'] ?? 'amplify_outputs.json');
      this.addWatchFile(file);
      return `export default ${JSON.stringify(made(await configFrom(file)))};`;
    },
  };
}

async function configFrom(file: string): Promise<ResourcesConfig> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. "npm start" or "npx ampx sandbox" writes it.`);
  });
  // Loaded when it is asked for: a development server starts without it.
  const { clientConfig } = await import('./client-config.ts');
  const { API, ...services } = clientConfig(JSON.parse(text));
  if (!API?.GraphQL) return services;
  const { modelIntrospection: _model, ...GraphQL } = API.GraphQL;
  return { ...services, API: { GraphQL } };
}
