import type { BackendDefinition, UnsupportedPart } from '../assembly/definition';
import type { Log } from '../core/log';
import { missingStubs, stubFolderOf } from '../services/stubs/stub-files';
import type { Settings } from './settings';

/** More would hide the first ones, which matter most. */
const maxLines = 6;

/** Returns what of a definition can't run, first what only lacks a stub of the project. */
export function unsupportedIn(
  definition: BackendDefinition,
  { projectFolder }: Pick<Settings, 'projectFolder'>,
): UnsupportedPart[] {
  return [...missingStubs(definition, stubFolderOf(projectFolder)), ...definition.unsupportedParts];
}

/** Names the parts of the definition that the emulator can't run, if there are any, and what fails without them. */
export function warnOfUnsupportedParts(parts: readonly UnsupportedPart[], log: Log): void {
  if (parts.length === 0) return;
  const lines = parts.slice(0, maxLines).map(({ name, fails }) => `\n  - ${name}: ${fails}`);
  const left = parts.length - lines.length;
  const more = left > 0 ? `\n  - and ${left} more, which --json lists` : '';
  log.warn(
    `The emulator can't run these parts of amplify/; the rest works.${lines.join('')}${more}`,
  );
}
