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

/** The properties that set the name of a resource of any type. */
const namingProperties = ['BucketName', 'RoleName', 'Domain', 'ProviderName', 'tableName'];

/**
 * Returns the resources of the root stack and all nested stacks. Throws if a property of a type in `required`, by
 * default all, can't be resolved; drops such properties of other types.
 */
export function resourcesOf(assembly: CloudAssembly, required?: ReadonlySet<string>): Resource[] {
  return rootStack(assembly).resources(required);
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

  resources(required?: ReadonlySet<string>): Resource[] {
    return Object.entries(this.template.Resources).flatMap(([logicalId, resource]) =>
      resource.Type === 'AWS::CloudFormation::Stack'
        ? this.nested(logicalId).resources(required)
        : [this.resolved(logicalId, resource, required?.has(resource.Type) ?? true)],
    );
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

  private resolved(
    logicalId: string,
    { Type, Properties }: TemplateResource,
    isRequired: boolean,
  ): Resource {
    const path = `${this.path}${logicalId}`;
    const resolved = Object.entries(Properties).flatMap(([name, value]): [string, unknown][] => {
      try {
        const property = resolve(value, this);
        return property === absent ? [] : [[name, property]];
      } catch (cause) {
        if (!isRequired) return [];
        throw new Error(`${path} (${Type}): ${reasonOf(cause)}`, { cause });
      }
    });
    const properties = Object.fromEntries(resolved);
    const id = physicalId(Type, path, properties);
    return { path, logicalId, type: Type, physicalId: id, arn: arnOf(Type, id), properties };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
