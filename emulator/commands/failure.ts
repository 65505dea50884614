import { DefinitionError } from '../assembly/definition-error';
import { SynthesisError } from '../assembly/synthesize';
import { diskAdvice, diskErrorOf } from '../core/disk-error';
import { PortTakenError } from '../core/server';
import { CorruptStateError } from '../core/store';
import { SettingError } from './settings';

/** Returns what went wrong and what to do about it, for the terminal. */
export function explain(error: unknown): string {
  if (error instanceof PortTakenError) {
    return (
      `Port ${error.port} is in use, perhaps by another instance of Verdure. Stop that program ` +
      'or choose other ports: npm start -- --port 20006 --app-port 5174'
    );
  }
  const disk = diskErrorOf(error);
  if (disk) return `${diskAdvice(disk)}\nThen run the command again.`;
  if (error instanceof CorruptStateError) {
    return (
      `${error.message}\nThe local state is corrupt or in use by another emulator. If no other ` +
      'emulator is running, back up .verdure if you need its contents, then run: npm run reset'
    );
  }
  if (error instanceof SynthesisError || error instanceof DefinitionError) {
    return `${error.message}\n\nFix the definition in amplify/ and try again.`;
  }
  if (error instanceof SettingError) return error.message;
  if (
    error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS')
  ) {
    return `${error.message}\nTo list all options, run: npm start -- --help`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Prints the explanation and exits with code 1. */
export function exitWithError(error: unknown): never {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
