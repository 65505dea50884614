import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  defaultPort,
  portFrom,
  SettingError,
  type Settings,
  settingsFrom,
  type SettingValues,
} from 'amplify-emulator/project';
import { appId, definitionEnvironment } from './environment';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

const defaultAppPort = 5173;

export interface VerdureSettings extends Settings {
  /** Port of the application. */
  appPort: number;
}

/** The command-line options of `npm start`, as text. */
interface VerdureSettingValues extends Omit<SettingValues, 'project' | 'outputs'> {
  'app-port'?: string | undefined;
}

/**
 * Returns the settings: from the command-line options, or else from `VERDURE_PORT`, `VERDURE_APP_PORT`,
 * `VERDURE_HOSTED_PORT` and `VERDURE_INDEX_LAG` (an empty one counts as unset), or else the defaults. Throws
 * SettingError.
 */
export function verdureSettings(
  { 'app-port': appPortText, ...values }: VerdureSettingValues,
  env = process.env,
): VerdureSettings {
  const read = (name: string) => env[name] || undefined;
  const settings = settingsFrom({
    ...values,
    project: projectFolder,
    state: values.state ?? '.verdure',
    port: values.port ?? read('VERDURE_PORT'),
    'hosted-port': values['hosted-port'] ?? read('VERDURE_HOSTED_PORT'),
    'index-lag': values['index-lag'] ?? read('VERDURE_INDEX_LAG'),
  });
  const appPort = portFrom('--app-port', appPortText ?? read('VERDURE_APP_PORT'), defaultAppPort);
  if (appPort === settings.port) {
    throw new SettingError(`--port and --app-port must differ, but both are ${appPort}.`);
  }
  const secrets = listIn(env['VERDURE_EMULATED_SECRETS']);
  // Redirects need a provider. Without one, the same assembly works for every app port.
  const appOrigins = secrets.length > 0 ? originsOf(appPort, env) : [];
  // The committed file is for the default port.
  const outputsFolder = settings.port === defaultPort ? projectFolder : settings.localFolder;
  return {
    ...settings,
    outputsFile: join(outputsFolder, 'amplify_outputs.json'),
    environment: definitionEnvironment({ secrets, appOrigins }),
    appId,
    appPort,
  };
}

/**
 * Returns the app's origins other than its default one, as redirect targets for social sign-in: those
 * in `APP_ORIGINS`, and localhost if the app runs on another port.
 */
function originsOf(appPort: number, env: NodeJS.ProcessEnv): string[] {
  const configured = listIn(env['APP_ORIGINS']);
  return appPort === defaultAppPort ? configured : [...configured, `http://localhost:${appPort}`];
}

function listIn(text = ''): string[] {
  return text.split(',').filter((item) => item !== '');
}
