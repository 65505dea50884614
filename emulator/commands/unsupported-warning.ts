import type { BackendDefinition } from '../assembly/definition';
import type { Log } from '../core/log';

/** Names the parts of the definition that the emulator can't run, if there are any. */
export function warnOfUnsupportedParts({ unsupportedParts }: BackendDefinition, log: Log): void {
  if (unsupportedParts.length === 0) return;
  const list = unsupportedParts.map((part) => `\n  - ${part}`).join('');
  log.warn(
    `The emulator can't run these parts of amplify/. What needs one of them fails; the rest works.${list}`,
  );
}
