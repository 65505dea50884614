import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The addresses that the committed amplify_outputs.json describes. */
export const defaultPort = 20005;
export const defaultHostedPort = 20006;
export const defaultAppPort = 5173;

export interface Settings {
  /** The project's root, without a trailing slash. */
  projectFolder: string;
  /** Everything that the emulator keeps on this machine; ignored by git. */
  localFolder: string;
  port: number;
  /** Of the hosted sign-in, which has a server of its own where social providers are configured. */
  hostedPort: number;
  appPort: number;
  controls: boolean;
}

/** A value given on the command line cannot be used; the message says what would do. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** The command line's options (or `VERDURE_PORT`, `VERDURE_APP_PORT` …) with defaults filled in. */
export function settingsFrom(values: {
  port?: string | undefined;
  'app-port'?: string | undefined;
  'hosted-port'?: string | undefined;
  state?: string | undefined;
  controls?: boolean | undefined;
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
  };
}

function portFrom(option: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new SettingError(`${option} takes a port number from 1 to 65535, not '${text}'.`);
}

/** The committed file describes the emulator on its own port; any other port has a file apart. */
export function outputsFileFor({ port, projectFolder, localFolder }: Settings): string {
  return join(port === defaultPort ? projectFolder : localFolder, 'amplify_outputs.json');
}
