import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The committed amplify_outputs.json points at these ports. */
const defaultPort = 20005;
const defaultHostedPort = 20006;
export const defaultAppPort = 5173;

export interface Settings {
  /** The project root, without a trailing slash. */
  projectFolder: string;
  /** Folder for state and cached assemblies; ignored by git. */
  localFolder: string;
  port: number;
  /** Port of the hosted UI, which runs only if social providers are configured. */
  hostedPort: number;
  appPort: number;
  controls: boolean;
  /** How long reads of an index miss a write; 0 for not at all. */
  indexLagMs: number;
}

/** An invalid command-line value; the message says which values are valid. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * Returns the settings from the command-line options, then from `VERDURE_PORT`, `VERDURE_APP_PORT`,
 * `VERDURE_HOSTED_PORT` and `VERDURE_INDEX_LAG`, then the defaults. Throws SettingError.
 */
export function settingsFrom(values: {
  port?: string | undefined;
  'app-port'?: string | undefined;
  'hosted-port'?: string | undefined;
  state?: string | undefined;
  controls?: boolean | undefined;
  'index-lag'?: string | undefined;
}): Settings {
  const projectFolder = join(fileURLToPath(new URL('../..', import.meta.url)), '.');
  const local = values.state ?? '.verdure';
  return {
    projectFolder: projectFolder.replace(/\/$/, ''),
    localFolder: isAbsolute(local) ? local : join(projectFolder, local),
    port: portFrom('--port', values.port ?? process.env['VERDURE_PORT'], defaultPort),
    hostedPort: portFrom(
      '--hosted-port',
      values['hosted-port'] ?? process.env['VERDURE_HOSTED_PORT'],
      defaultHostedPort,
    ),
    appPort: portFrom(
      '--app-port',
      values['app-port'] ?? process.env['VERDURE_APP_PORT'],
      defaultAppPort,
    ),
    controls: values.controls ?? false,
    indexLagMs: lagFrom(values['index-lag'] ?? process.env['VERDURE_INDEX_LAG']),
  };
}

function portFrom(option: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new SettingError(`${option} must be a number from 1 to 65535, not '${text}'.`);
}

function lagFrom(text = '0'): number {
  const lagMs = Number(text);
  if (/^\d+$/.test(text) && lagMs <= 60_000) return lagMs;
  throw new SettingError(`--index-lag must be a number from 0 to 60000, not '${text}'.`);
}

/** Returns the committed file for the default port, a file in the local folder for any other. */
export function outputsFileFor({ port, projectFolder, localFolder }: Settings): string {
  return join(port === defaultPort ? projectFolder : localFolder, 'amplify_outputs.json');
}
