import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';

const specification = loadAwsServiceSpecSync();

type Resource = ReturnType<typeof resourceTypes>[number];
type Properties = Resource['properties'];
type PropertyType = Properties[string]['type'];

interface TemplateResource {
  Type: string;
  Properties: Record<string, unknown>;
}

function resourceTypes(type: string) {
  return specification.lookup('resource', 'cloudFormationType', 'equals', type);
}

/**
 * Returns where a resource departs from AWS's published resource specification: an unknown type or
 * property, a missing one, or a value of the wrong type. Custom resources have no specification.
 */
export function departures({ Type, Properties: given }: TemplateResource): string[] {
  if (Type.startsWith('Custom::') || Type === 'AWS::CDK::Metadata') return [];
  const [resource] = resourceTypes(Type);
  if (!resource) return [`${Type}: unknown resource type`];
  return inProperties(given, resource.properties, Type);
}

function inProperties(given: Record<string, unknown>, known: Properties, path: string): string[] {
  const missing = Object.entries(known)
    .filter(([name, { required }]) => required && !(name in given))
    .map(([name]) => `${path}.${name}: missing`);
  const wrong = Object.entries(given).flatMap(([name, value]) => {
    const property = known[name];
    if (!property) return [`${path}.${name}: unknown property`];
    return inAnyOf(value, [property.type, ...(property.previousTypes ?? [])], `${path}.${name}`);
  });
  return [...missing, ...wrong];
}

/** Departures from the closest of several types. */
function inAnyOf(value: unknown, types: readonly PropertyType[], path: string): string[] {
  const each = types.map((type) => inValue(value, type, path));
  return each.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

function inValue(value: unknown, type: PropertyType, path: string): string[] {
  if (isIntrinsic(value)) return [];
  const wrong = [`${path}: not of type ${type.type}`];
  switch (type.type) {
    case 'json':
      return [];
    // CloudFormation converts between scalars that say the same.
    case 'boolean':
      return ['true', 'false'].includes(String(value)) ? [] : wrong;
    case 'integer':
      return isScalar(value) && Number.isInteger(Number(value)) ? [] : wrong;
    case 'number':
      return isScalar(value) && Number.isFinite(Number(value)) ? [] : wrong;
    case 'string':
    case 'date-time':
      return isScalar(value) ? [] : wrong;
    case 'null':
      return value === null ? [] : wrong;
    case 'tag':
      return isObject(value) ? [] : wrong;
    case 'array':
      if (!Array.isArray(value)) return wrong;
      return value.flatMap((one, at) => inValue(one, type.element, `${path}[${at}]`));
    case 'map':
      if (!isObject(value)) return wrong;
      return Object.entries(value).flatMap(([key, one]) =>
        inValue(one, type.element, `${path}.${key}`),
      );
    case 'union':
      return inAnyOf(value, type.types, path);
    default:
      if (!isObject(value)) return wrong;
      return inProperties(value, propertiesOf(type.reference.$ref), path);
  }
}

function propertiesOf(definition: string): Properties {
  return specification.get('typeDefinition', definition).properties;
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A function of the template, whose result only the deployment knows. */
function isIntrinsic(value: unknown): boolean {
  if (!isObject(value)) return false;
  const [key, ...others] = Object.keys(value);
  return others.length === 0 && (key === 'Ref' || key?.startsWith('Fn::') === true);
}
