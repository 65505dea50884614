import type { UnsupportedPart } from '../assembly/definition';
import type { Log } from '../core/log';

/** Names the parts of the definition that the emulator can't run, if there are any, and what fails without them. */
export function warnOfUnsupportedParts(parts: readonly UnsupportedPart[], log: Log): void {
  if (parts.length === 0) return;
  const lines = parts.map(({ name, fails }) => `\n  - ${name}: ${fails}`);
  log.warn(`The emulator can't run these parts of amplify/; the rest works.${lines.join('')}`);
}
