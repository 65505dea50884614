import { parseArgs } from 'node:util';
import { SettingError, settingsFrom, type Settings } from './settings';

/** What a command line asks for. */
export type Request =
  | { command: 'help' }
  | { command: 'version' }
  | ({ command: 'start'; json: boolean } & Common)
  | ({ command: 'exec'; program: readonly string[] } & Common);

interface Common {
  settings: Settings;
  seed: string | undefined;
  overwrite: boolean;
}

/** Returns what the arguments ask for. Throws SettingError, and the errors of `parseArgs`. */
export function requestOf(args: readonly string[]): Request {
  const end = args.indexOf('--');
  const program = end < 0 ? [] : args.slice(end + 1);
  const { values, positionals } = parseArgs({
    args: end < 0 ? [...args] : args.slice(0, end),
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      port: { type: 'string' },
      'hosted-port': { type: 'string' },
      state: { type: 'string' },
      outputs: { type: 'string' },
      overwrite: { type: 'boolean' },
      seed: { type: 'string' },
      controls: { type: 'boolean' },
      'index-lag': { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
    },
  });
  const [command = 'start', ...extra] = positionals;
  if (values.help || command === 'help') return { command: 'help' };
  if (values.version) return { command: 'version' };
  const { seed, overwrite = false, json = false } = values;
  if (extra.length > 0) throw new SettingError(`Unexpected argument '${extra[0]}'.`);
  const common = { settings: settingsFrom(values), seed, overwrite };
  if (command === 'exec') {
    if (program.length > 0) return { command, program, ...common };
    throw new SettingError('Name the command after --: amplify-emulator exec -- npm run dev');
  }
  if (command !== 'start') throw new SettingError(`There is no command '${command}'.`);
  if (end >= 0) throw new SettingError("Only 'exec' takes a command after --.");
  return { command, json, ...common };
}
