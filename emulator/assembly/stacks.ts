import type { CloudAssembly, StackTemplate, TemplateResource } from './cloud-assembly';
import { absent, evaluate, resolve, type Scope } from './intrinsics';
import { accountId, arnOf, physicalId, region } from './physical-ids';

/** A resource from any stack of the assembly, with its intrinsics resolved. */
export interface Resource {
  /** Logical ids of its stacks and its own, joined with '/'. */
  path: string;
  logicalId: string;
  type: string;
  physicalId: string;
  arn: string;
  properties: Record<string, unknown>;
}

const pseudoParameters: Readonly<Record<string, unknown>> = {
  'AWS::Region': region,
  'AWS::AccountId': accountId,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': 'amplify-app-emulator',
  'AWS::StackId': `arn:aws:cloudformation:${region}:${accountId}:stack/amplify-app-emulator/0`,
  'AWS::NoValue': absent,
};

/** Properties that name a resource of any type that has them. */
const namingProperties = ['BucketName', 'RoleName', 'Domain', 'ProviderName', 'tableName'];

/** Returns the resources of the given types, or all, from the root stack and all nested stacks. */
export function resourcesOf(assembly: CloudAssembly, types?: ReadonlySet<string>): Resource[] {
  return rootStack(assembly).resources(types);
}

/** Returns the resources of all other types, without the properties that can't be resolved. */
export function otherResourcesOf(assembly: CloudAssembly, types: ReadonlySet<string>): Resource[] {
  return rootStack(assembly).others(types);
}

/** Returns the outputs of the root stack. */
export function stackOutputsOf(assembly: CloudAssembly): Record<string, unknown> {
  return rootStack(assembly).outputs();
}

function rootStack(assembly: CloudAssembly): Stack {
  return new Stack(assembly, '', assembly.rootTemplate, new Map());
}

class Stack implements Scope {
  readonly #nested = new Map<string, Stack>();

  constructor(
    private readonly assembly: CloudAssembly,
    private readonly path: string,
    private readonly template: StackTemplate,
    private readonly parameters: ReadonlyMap<string, unknown>,
  ) {}

  outputs(): Record<string, unknown> {
    return Object.fromEntries(
      Object.keys(this.template.Outputs).map((name) => [name, this.output(name)]),
    );
  }

  resources(types?: ReadonlySet<string>): Resource[] {
    return Object.entries(this.template.Resources).flatMap(([logicalId, resource]) => {
      if (resource.Type === 'AWS::CloudFormation::Stack')
        return this.nested(logicalId).resources(types);
      return !types || types.has(resource.Type) ? [this.resolved(logicalId, resource)] : [];
    });
  }

  others(types: ReadonlySet<string>): Resource[] {
    return Object.entries(this.template.Resources).flatMap(([logicalId, resource]) => {
      if (resource.Type === 'AWS::CloudFormation::Stack')
        return this.nested(logicalId).others(types);
      return types.has(resource.Type) ? [] : [this.outlined(logicalId, resource)];
    });
  }

  ref(name: string): unknown {
    if (name in pseudoParameters) return pseudoParameters[name];
    const parameter = this.template.Parameters[name];
    if (parameter) return this.parameters.get(name) ?? parameter.Default ?? '';
    return this.physicalId(name);
  }

  attribute(logicalId: string, name: string): unknown {
    const resource = this.resourceAt(logicalId);
    if (resource.Type === 'AWS::CloudFormation::Stack') {
      return this.nested(logicalId).output(name.replace(/^Outputs\./, ''));
    }
    return this.attributeOf(logicalId, resource, name);
  }

  condition(name: string): boolean {
    return evaluate(this.template.Conditions[name], this);
  }

  private output(name: string): unknown {
    const output = this.template.Outputs[name];
    if (!output) throw new Error(`The stack ${this.path} has no output ${name}`);
    return resolve(output.Value, this);
  }

  private nested(logicalId: string): Stack {
    const cached = this.#nested.get(logicalId);
    if (cached) return cached;
    const { Properties } = this.resourceAt(logicalId);
    const parameters = resolve(Properties['Parameters'] ?? {}, this);
    const url = resolve(Properties['TemplateURL'], this);
    const stack = new Stack(
      this.assembly,
      `${this.path}${logicalId}/`,
      this.assembly.templateAt(String(url)),
      new Map(Object.entries(Object(parameters))),
    );
    this.#nested.set(logicalId, stack);
    return stack;
  }

  private resourceAt(logicalId: string): TemplateResource {
    const resource = this.template.Resources[logicalId];
    if (!resource) throw new Error(`The stack ${this.path} has no resource ${logicalId}`);
    return resource;
  }

  private physicalId(logicalId: string): string {
    const { Type, Properties } = this.resourceAt(logicalId);
    const names = Object.fromEntries(
      namingProperties
        .filter((key) => key in Properties)
        .map((key) => [key, resolve(Properties[key], this)]),
    );
    return physicalId(Type, `${this.path}${logicalId}`, names);
  }

  private attributeOf(logicalId: string, resource: TemplateResource, name: string): unknown {
    const id = this.physicalId(logicalId);
    switch (`${resource.Type} ${name}`) {
      case 'AWS::AppSync::GraphQLApi ApiId':
      case 'AWS::AppSync::FunctionConfiguration FunctionId':
        return id;
      case 'AWS::AppSync::DataSource Name':
        return resolve(resource.Properties['Name'], this);
      case 'AWS::AppSync::GraphQLApi GraphQLUrl':
        return `https://${id}.appsync-api.${region}.amazonaws.com/graphql`;
      case 'Custom::CDKBucketDeployment DestinationBucketArn':
        return resolve(resource.Properties['DestinationBucketArn'], this);
      case 'Custom::AmplifyDynamoDBTable TableArn':
        return arnOf(resource.Type, id);
      case 'Custom::AmplifyDynamoDBTable TableStreamArn':
        return `${arnOf(resource.Type, id)}/stream/2000-01-01T00:00:00.000`;
      case 'AWS::Cognito::UserPool ProviderName':
        return `cognito-idp.${region}.amazonaws.com/${id}`;
      default:
        return name === 'Arn' ? arnOf(resource.Type, id) : `${id}.${name}`;
    }
  }

  private resolvedProperties(path: string, { Type, Properties }: TemplateResource): unknown {
    try {
      return resolve(Properties, this);
    } catch (cause) {
      throw new Error(`${path} (${Type}): ${reasonOf(cause)}`, { cause });
    }
  }

  private outlined(logicalId: string, { Type, Properties }: TemplateResource): Resource {
    const path = `${this.path}${logicalId}`;
    const properties: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(Properties)) {
      try {
        properties[name] = resolve(value, this);
      } catch {
        // It uses an unsupported intrinsic, but nothing here reads it.
      }
    }
    const id = physicalId(Type, path, properties);
    const shared = { path, logicalId, type: Type, physicalId: id, arn: arnOf(Type, id) };
    return { ...shared, properties };
  }

  private resolved(logicalId: string, resource: TemplateResource): Resource {
    const path = `${this.path}${logicalId}`;
    const id = this.physicalId(logicalId);
    const properties = this.resolvedProperties(path, resource);
    return {
      path,
      logicalId,
      type: resource.Type,
      physicalId: id,
      arn: arnOf(resource.Type, id),
      properties: Object.fromEntries(Object.entries(Object(properties))),
    };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
