import type { UnsupportedPart } from './definition';

interface NamedResource {
  /** 'AWS::SQS::Queue'. */
  type: string;
  path: string;
}

/** A service with more resources than this is one part. */
const maxResourcesEach = 2;

/** Services that act by themselves; nobody sends them requests. */
const acting = /^AWS::(CloudWatch|Events|Pipes|Scheduler)$/;

/** Returns resources that no service of the emulator runs, those of a service together if there are many. */
export function unsupportedResources(resources: readonly NamedResource[]): UnsupportedPart[] {
  const services = new Map<string, NamedResource[]>();
  for (const resource of resources) {
    const service = resource.type.split('::').slice(0, -1).join('::');
    services.set(service, [...(services.get(service) ?? []), resource]);
  }
  return [...services]
    .flatMap(([service, own]) =>
      namesOf(service, own).map((name) => ({ name, fails: consequenceOf(service) })),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function namesOf(service: string, resources: readonly NamedResource[]): string[] {
  const names = resources.map(({ path, type }) => `${path} (${type})`).sort();
  if (names.length <= maxResourcesEach) return names;
  return [`${names.length} resources of ${service}, such as ${names[0]}`];
}

function consequenceOf(service: string): string {
  if (service === 'Custom') return "it isn't created";
  return acting.test(service) ? 'nothing happens by itself' : 'requests to it fail';
}
