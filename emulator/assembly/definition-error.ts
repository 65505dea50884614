/** AWS would refuse the definition, or the emulator can't run it; the message says which part, and why. */
export class DefinitionError extends Error {
  override name = 'DefinitionError';
}
