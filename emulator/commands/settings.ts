import { join, resolve } from 'node:path';

/** The emulator's default port. */
export const defaultPort = 20005;
/** The hosted UI's default port. */
const defaultHostedPort = 20006;

export interface Settings {
  /** The project's folder, which contains `amplify/`. */
  projectFolder: string;
  /** Folder for state and cached assemblies; git should ignore it. */
  localFolder: string;
  /** Where the state is stored. Default: `state` in the local folder. */
  stateFolder?: string;
  /** Where amplify_outputs.json is written. */
  outputsFile: string;
  /** 0 picks a free port. */
  port: number;
  /** Port of the hosted UI, which runs only if the definition has social providers. */
  hostedPort: number;
  controls: boolean;
  /** How long index reads lag behind writes; 0 for no lag. */
  indexLagMs: number;
  /** Environment variables for the definition, in addition to this process's. */
  environment: Readonly<Record<string, string>>;
  /** The Amplify app ID that the definition sees; it affects only names. */
  appId?: string;
}

/** Command-line options, as text. */
export interface SettingValues {
  project?: string | undefined;
  port?: string | undefined;
  'hosted-port'?: string | undefined;
  state?: string | undefined;
  outputs?: string | undefined;
  controls?: boolean | undefined;
  'index-lag'?: string | undefined;
}

/** An invalid command-line value; the message says which values are valid. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * Returns the settings from command-line options. Relative folders are relative to the project. Throws SettingError.
 */
export function settingsFrom(values: SettingValues): Settings {
  const projectFolder = resolve(values.project ?? '.');
  return {
    projectFolder,
    localFolder: resolve(projectFolder, values.state ?? '.amplify-emulator'),
    outputsFile: resolve(projectFolder, values.outputs ?? 'amplify_outputs.json'),
    port: portFrom('--port', values.port, defaultPort),
    hostedPort: portFrom('--hosted-port', values['hosted-port'], defaultHostedPort),
    controls: values.controls ?? false,
    indexLagMs: lagFrom(values['index-lag']),
    environment: {},
  };
}

/** Returns the port that an option names. Throws SettingError. */
export function portFrom(option: string, text: string | undefined, fallback: number): number {
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

type Folders = Pick<Settings, 'localFolder' | 'stateFolder'>;

/** Returns the folder of the state, which `reset` deletes. */
export function stateFolderOf({ localFolder, stateFolder }: Folders): string {
  return stateFolder ?? join(localFolder, 'state');
}
