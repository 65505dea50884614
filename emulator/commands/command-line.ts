import { parseArgs } from 'node:util';
import type { Fresh } from './fresh-state';
import { SettingError, settingsFrom, type Settings } from './settings';
import type { SnapshotAction } from './snapshot';

/** What a command line asks for. */
export type Request =
  | { command: 'help' }
  | { command: 'version' }
  | ({ command: 'start'; json: boolean } & Common)
  | ({ command: 'exec'; program: readonly string[]; fresh: Fresh | undefined } & Common)
  | { command: 'snapshot'; settings: Settings; action: SnapshotAction; json: boolean };

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
      fresh: { type: 'boolean' },
      snapshot: { type: 'string' },
      controls: { type: 'boolean' },
      'index-lag': { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean', short: 'v' },
    },
  });
  const [command = 'start', ...words] = positionals;
  if (values.help || command === 'help') return { command: 'help' };
  if (values.version) return { command: 'version' };
  const { seed, overwrite = false, json = false, snapshot } = values;
  const fresh = values.fresh || snapshot !== undefined ? { snapshot } : undefined;
  if (end >= 0 && command !== 'exec') {
    throw new SettingError("Only 'exec' takes a command after --.");
  }
  if (fresh && command !== 'exec') {
    throw new SettingError("Only 'exec' takes --fresh and --snapshot.");
  }
  const settings = settingsFrom(values);
  if (command === 'snapshot' || command === 'reset') {
    const action = snapshotActionOf(command === 'reset' ? ['reset', ...words] : words);
    return { command: 'snapshot', settings, action, json };
  }
  if (words.length > 0) throw new SettingError(`Unexpected argument '${words[0]}'.`);
  const common = { settings, seed, overwrite };
  if (command === 'exec') {
    if (program.length > 0) return { command, program, fresh, ...common };
    throw new SettingError('Name the command after --: amplify-emulator exec -- npm run dev');
  }
  if (command !== 'start') throw new SettingError(`There is no command '${command}'.`);
  return { command, json, ...common };
}

function snapshotActionOf([action, name, ...extra]: readonly string[]): SnapshotAction {
  const isNamed = action !== 'list' && action !== 'reset';
  const [unexpected] = isNamed || name === undefined ? extra : [name];
  if (unexpected !== undefined) throw new SettingError(`Unexpected argument '${unexpected}'.`);
  if (action === 'list' || action === 'reset') return { action };
  if (action === 'save' || action === 'restore' || action === 'delete') {
    if (name !== undefined) return { action, name };
    throw new SettingError(`Name the snapshot: amplify-emulator snapshot ${action} <name>`);
  }
  throw new SettingError('Use snapshot list, or snapshot save, restore or delete with a name.');
}
