import { SynthesisError } from '../assembly/synthesize';
import { PortTakenError } from '../core/server';
import { DamagedStateError } from '../core/store';
import { SettingError } from './settings';

/** The sentence for a person at the terminal: what is wrong, and what to do about it. */
export function explain(error: unknown): string {
  if (error instanceof PortTakenError) {
    return (
      `Port ${error.port} is in use, perhaps by another Verdure. Stop that program, ` +
      'or choose other ports: npm start -- --port 20006 --app-port 5174'
    );
  }
  if (error instanceof DamagedStateError) {
    return (
      `${error.message}\nThe local state is damaged or in use by another emulator. If none is running, ` +
      'keep a copy of the .verdure folder if you need what is in it, then empty it: npm run reset'
    );
  }
  if (error instanceof SynthesisError) {
    return `${error.message}\n\nMend the definition in amplify/ and run the command again.`;
  }
  if (error instanceof SettingError) return error.message;
  if (
    error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS')
  ) {
    return `${error.message}\nThe options are listed by: npm start -- --help`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Prints the sentence and ends the process with exit code 1. */
export function fail(error: unknown): never {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
