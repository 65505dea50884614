import * as v from 'valibot';
import { DefinitionError } from './definition-error';
import type { Resource } from './stacks';

/** A resource's properties aren't as expected. The message names the resource. */
class UnreadablePropertiesError extends Error {
  override name = 'UnreadablePropertiesError';
}

/** Returns a resource's properties, parsed with `schema`. Throws UnreadablePropertiesError. */
export function propertiesOf<T>(
  { path, type, properties }: Pick<Resource, 'path' | 'type' | 'properties'>,
  schema: v.GenericSchema<unknown, T>,
): T {
  const parsed = v.safeParse(schema, properties);
  if (parsed.success) return parsed.output;
  const reasons = parsed.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'its properties'}: ${issue.message}`,
  );
  throw new UnreadablePropertiesError(`${path} (${type}): ${reasons.join('; ')}`);
}

/** Returns the resource that Amplify names by ID in the stack's outputs. Throws DefinitionError if there is none. */
export function resourceNamed(id: unknown, type: string, resources: readonly Resource[]): Resource {
  const named = resources.find((resource) => resource.type === type && resource.physicalId === id);
  if (named) return named;
  throw new DefinitionError(
    `The emulator needs a definition with auth (defineAuth) and data (defineData) of its own: it has no ${type}.`,
  );
}
