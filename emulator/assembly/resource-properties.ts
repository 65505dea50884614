import * as v from 'valibot';
import type { Resource } from './stacks';

/** Returns a resource's properties as `schema` describes them. Throws an error that names the resource. */
export function propertiesOf<T>(
  { path, type, properties }: Pick<Resource, 'path' | 'type' | 'properties'>,
  schema: v.GenericSchema<unknown, T>,
): T {
  const parsed = v.safeParse(schema, properties);
  if (parsed.success) return parsed.output;
  const reasons = parsed.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'its properties'}: ${issue.message}`,
  );
  throw new Error(`${path} (${type}): ${reasons.join('; ')}`);
}

/** Returns the resource of a type that Amplify names in the stack's outputs, or undefined. */
export function resourceNamed(
  id: unknown,
  type: string,
  resources: readonly Resource[],
): Resource | undefined {
  return resources.find((one) => one.type === type && one.physicalId === id);
}
