import type {
  BackendDefinition,
  CompleteDefinition,
  DefinitionWith,
  OptionalPart,
} from './definition';
import { DefinitionError } from './definition-error';

/** Returns whether the definition has the given parts. */
export function hasParts<Part extends OptionalPart>(
  definition: BackendDefinition,
  ...parts: Part[]
): definition is DefinitionWith<Part> {
  return parts.every((part) => definition[part] !== undefined);
}

/** Returns the definition if it has auth and data. Throws DefinitionError otherwise. */
export function completeDefinition(definition: BackendDefinition): CompleteDefinition {
  if (hasParts(definition, 'userPool', 'identityPool', 'api')) return definition;
  throw new DefinitionError('The definition needs both auth (defineAuth) and data (defineData).');
}
