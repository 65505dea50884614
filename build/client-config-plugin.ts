import type { ResourcesConfig } from 'aws-amplify';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { emulatorOriginIn } from './emulator-origin.ts';

/** The content of each virtual module, by name. */
const modules: Readonly<Record<string, (config: ResourcesConfig) => unknown>> = {
  'client-config': (config) => config,
  'client-config/data': ({ Auth, API }) => ({
    clientId: Auth?.Cognito.userPoolClientId,
    endpoint: API?.GraphQL?.endpoint,
  }),
};

/**
 * Provides 'client-config', Amplify's configuration, and 'client-config/data', the part for data API requests, which
 * is all that a return visit loads. Both come at build time from amplify_outputs.json, or from the file in
 * VERDURE_OUTPUTS. They leave out the model introspection, which would be more than half of a member page's script.
 */
export function clientConfigModules(): Plugin {
  return {
    name: 'verdure:client-config',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    async load(id) {
      const contentOf = id.startsWith('\0') ? modules[id.slice(1)] : undefined;
      if (!contentOf) return undefined;
      const file = outputsFile();
      this.addWatchFile(file);
      return `export default ${JSON.stringify(contentOf(await configFrom(file)))};`;
    },
  };
}

/**
 * Whether the site is built for an emulator, whose endpoints Amplify's own client refuses. Throws if Amplify Hosting
 * builds it, since visitors can't reach an emulator.
 */
export function isForEmulator(): boolean {
  const file = outputsFile();
  if (!existsSync(file)) return false;
  const origin = emulatorOriginIn(JSON.parse(readFileSync(file, 'utf8')));
  if (origin === undefined) return false;
  if (!process.env['AWS_APP_ID']) return true;
  throw new Error(
    `${file} names the emulator at ${origin}, which visitors can’t reach. Deploy the backend first, as in amplify.yml: that writes the file.`,
  );
}

function outputsFile(): string {
  return resolve(process.env['VERDURE_OUTPUTS'] ?? 'amplify_outputs.json');
}

async function configFrom(file: string): Promise<ResourcesConfig> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. "npm start" or "npx ampx sandbox" writes it.`);
  });
  // Loaded on demand, so a development server starts without it.
  const { clientConfig } = await import('./client-config.ts');
  const { API, ...services } = clientConfig(JSON.parse(text));
  if (!API?.GraphQL) return services;
  const { modelIntrospection: _model, ...GraphQL } = API.GraphQL;
  return { ...services, API: { GraphQL } };
}
