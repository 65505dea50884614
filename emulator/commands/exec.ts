import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { messagesLog, type Log } from '../core/log';
import { connect } from './connect';
import { developerEnvironment } from './environment';
import { removeFreshState, withFreshState, type Fresh } from './fresh-state';
import { ignoreLocalFolder } from './git-ignore';
import { askToReplaceOutputs } from './outputs-owner';
import { runningBackend, type RunningBackend } from './running';
import { SettingError, type Settings } from './settings';

const nodeHook = new URL('../client-code/node-hook.mjs', import.meta.url).href;

/** Exit codes as shells have them. */
const NOT_EXECUTABLE = 126;
const NOT_FOUND = 127;
const SIGNALED = 128;

interface ExecRequest {
  /** Runs with a new state, which is deleted at the end, instead of the project's. */
  fresh: Fresh | undefined;
  settings: Settings;
  seed: string | undefined;
  overwrite: boolean;
  program: readonly string[];
}

/**
 * Runs a command while the project's emulator runs, which it joins or starts, or while one with a fresh state
 * runs. Returns the command's exit code, as a shell would. Its own messages leave the command's standard output
 * alone.
 */
export async function exec({ fresh, settings, ...request }: ExecRequest): Promise<number> {
  if (!fresh) return execWith(settings, request);
  await refuseRunningOutputs(settings);
  const freshSettings = await withFreshState(settings, fresh);
  try {
    return await execWith(freshSettings, request);
  } finally {
    await removeFreshState(freshSettings);
  }
}

async function execWith(
  settings: Settings,
  { seed, overwrite, program }: Omit<ExecRequest, 'fresh' | 'settings'>,
): Promise<number> {
  const log = messagesLog;
  if (!overwrite && !(await runningBackend(settings))) await askToReplaceOutputs(settings);
  const connection = await connect(settings, log, seed);
  ignoreLocalFolder(settings, log);
  const { joined, origin } = connection;
  log.info(`${joined ? 'Joined the emulator' : 'Backend ready'} at ${origin}.`);
  const code = await runCommand(program, connection, log);
  await connection.close();
  return code;
}

/** Throws SettingError if a second emulator would replace the outputs of the project's running one. */
async function refuseRunningOutputs(settings: Settings): Promise<void> {
  const running = await runningBackend(settings);
  if (running?.outputsFile !== settings.outputsFile) return;
  throw new SettingError(
    `The emulator of this project runs at ${running.origin}. Stop it, or pass --port and --outputs for the fresh one.`,
  );
}

/** Runs a command with the emulator's environment until it ends. Returns its exit code, as a shell would. */
async function runCommand(
  [program = '', ...args]: readonly string[],
  running: RunningBackend,
  log: Log,
): Promise<number> {
  // On Windows, npm and npx are scripts for a shell.
  const shell = process.platform === 'win32';
  const child = spawn(program, args, { stdio: 'inherit', env: environmentFor(running), shell });
  // The terminal sends Ctrl-C to the command too, and this waits for its end.
  const wait = (): void => {};
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', wait).on('SIGTERM', pass).on('SIGHUP', pass);
  const code = await new Promise<number>((done) => {
    child.on('exit', (exitCode, signal) =>
      done(exitCode ?? SIGNALED + (signal ? constants.signals[signal] : 0)),
    );
    child.on('error', (error: NodeJS.ErrnoException) => {
      log.error(`Couldn't run ${program}: ${error.message}`);
      done(error.code === 'ENOENT' ? NOT_FOUND : NOT_EXECUTABLE);
    });
  });
  process.off('SIGINT', wait).off('SIGTERM', pass).off('SIGHUP', pass);
  return code;
}

function environmentFor(running: RunningBackend): NodeJS.ProcessEnv {
  const options = [process.env['NODE_OPTIONS'], `--import=${nodeHook}`];
  return {
    ...developerEnvironment(running),
    AMPLIFY_EMULATOR: running.origin,
    NODE_OPTIONS: options.filter((option) => option !== undefined).join(' '),
  };
}
