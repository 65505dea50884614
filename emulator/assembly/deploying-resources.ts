import * as v from 'valibot';
import type { Resource } from './stacks';

const ServiceToken = v.object({ ServiceToken: v.string() });

/** Returns the functions that make custom resources, and what these functions call in turn. */
export function deployingResources(resources: readonly Resource[]): ReadonlySet<Resource> {
  const callable = resources.filter(({ type }) =>
    ['AWS::Lambda::Function', 'AWS::StepFunctions::StateMachine'].includes(type),
  );
  const found = new Set<Resource>();
  const include = (text: string): void => {
    for (const resource of callable) {
      if (found.has(resource) || !text.includes(resource.logicalId)) continue;
      found.add(resource);
      include(JSON.stringify(resource.properties));
    }
  };
  for (const { properties } of resources) {
    const custom = v.safeParse(ServiceToken, properties);
    if (custom.success) include(custom.output.ServiceToken);
  }
  return found;
}
