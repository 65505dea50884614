import type { BackendDefinition, DefinitionWith, OptionalPart } from './definition';
import { DefinitionError } from './definition-error';

/** Where Amplify defines each part, for messages. */
const source: Readonly<Record<OptionalPart, string>> = {
  userPool: 'user pool (defineAuth)',
  identityPool: 'identity pool (defineAuth)',
  api: 'data API (defineData)',
};

/** Returns whether the definition has the given parts. */
export function hasParts<Part extends OptionalPart>(
  definition: BackendDefinition,
  ...parts: Part[]
): definition is DefinitionWith<Part> {
  return parts.every((part) => definition[part] !== undefined);
}

/** Returns the definition if it has the given parts. Throws a DefinitionError that names a missing one. */
export function withParts<Part extends OptionalPart>(
  definition: BackendDefinition,
  ...parts: Part[]
): DefinitionWith<Part> {
  if (hasParts(definition, ...parts)) return definition;
  const missing = parts.filter((part) => definition[part] === undefined);
  throw new DefinitionError(
    `The definition has no ${missing.map((part) => source[part]).join(', ')}`,
  );
}
