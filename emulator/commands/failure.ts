import { DefinitionError } from '../assembly/definition-error';
import { SynthesisError } from '../assembly/synthesis-error';
import { diskAdvice, diskErrorOf } from '../core/disk-error';
import { PortTakenError } from '../core/server';
import { CorruptStateError, StateInUseError } from '../core/store';
import { SettingError } from './settings';

/** The advice, in terms of the command that was run. */
export interface Advice {
  /** How to choose another port. */
  port: string;
  /** How to delete the state. */
  reset: string;
  /** How to list the options. */
  help: string;
}

const ownAdvice: Advice = {
  port: 'choose another one with --port',
  reset: "delete the folder 'state' in .amplify-emulator, or in the folder of --state",
  help: 'amplify-emulator --help',
};

/** Returns what went wrong and what to do about it, for the terminal. */
export function explain(error: unknown, advice: Advice = ownAdvice): string {
  if (error instanceof PortTakenError) {
    return `${error.message} Stop it or ${advice.port}`;
  }
  const disk = diskErrorOf(error);
  if (disk) return `${diskAdvice(disk)}\nThen run the command again.`;
  if (error instanceof StateInUseError) {
    return `${error.message} Stop it or choose another folder with --state.`;
  }
  if (error instanceof CorruptStateError) {
    return `${error.message}\nBack up the local state if you need it, then ${advice.reset}`;
  }
  if (error instanceof SynthesisError) return `${error.message}\n\n${error.advice}`;
  if (error instanceof DefinitionError) {
    return `${error.message}\n\nFix the definition in amplify/ and try again.`;
  }
  if (error instanceof SettingError) return error.message;
  if (isWrongOption(error)) return `${error.message}\nTo list all options, run: ${advice.help}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isWrongOption(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}

/** The exit codes of every command that runs the emulator; 1 is an unexpected error. */
const exitCodes: readonly [code: number, applies: (error: unknown) => boolean][] = [
  [2, (error) => error instanceof SettingError || isWrongOption(error)],
  [3, (error) => error instanceof SynthesisError || error instanceof DefinitionError],
  [4, (error) => error instanceof PortTakenError],
  [5, (error) => error instanceof CorruptStateError || error instanceof StateInUseError],
  [5, (error) => diskErrorOf(error) !== undefined],
];

/** Prints the explanation and exits with the error's code. */
export function exitWithError(error: unknown, advice?: Advice): never {
  process.stderr.write(`\n${explain(error, advice)}\n`);
  process.exit(exitCodes.find(([, applies]) => applies(error))?.[0] ?? 1);
}
