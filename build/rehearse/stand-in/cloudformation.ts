import { accountId, region } from 'amplify-emulator/project';
import type { Buckets } from './buckets';
import { deployStack, type DeployedStack } from './deployed-stack';
import { list, QueryError, type Action } from './query-service';

interface Stack {
  id: string;
  name: string;
  createdAt: string;
  /** Undefined after a failed deployment; `failure` then says why. */
  deployed?: DeployedStack;
  failure?: string;
}

/** CloudFormation as a deployment uses it: makes a stack at once, from the templates that were uploaded. */
export class CloudFormation {
  readonly #stacks = new Map<string, Stack>();

  constructor(private readonly buckets: Buckets) {}

  /** Returns the stacks that were made. */
  get deployed(): DeployedStack[] {
    return [...this.#stacks.values()].flatMap(({ deployed }) => deployed ?? []);
  }

  readonly actions: Readonly<Record<string, Action>> = {
    CreateStack: (parameters) => {
      const name = parameters.get('StackName') ?? '';
      if (this.#stacks.has(name)) {
        throw new QueryError('AlreadyExistsException', `Stack [${name}] already exists`);
      }
      const id = `arn:aws:cloudformation:${region}:${accountId}:stack/${name}/rehearsal`;
      const stack: Stack = { id, name, createdAt: new Date().toISOString() };
      try {
        stack.deployed = deployStack(parameters.get('TemplateURL') ?? '', this.buckets);
      } catch (error) {
        stack.failure = error instanceof Error ? error.message : String(error);
      }
      this.#stacks.set(name, stack);
      return { StackId: id };
    },
    DescribeStacks: (parameters) => ({ Stacks: list([describe(this.#stack(parameters))]) }),
    DescribeStackEvents: (parameters) => {
      const stack = this.#stack(parameters);
      return { StackEvents: list([eventOf(stack)]) };
    },
    GetTemplateSummary: (parameters) => ({
      Metadata: JSON.stringify(this.#stack(parameters).deployed?.metadata),
    }),
  };

  #stack(parameters: URLSearchParams): Stack {
    const asked = parameters.get('StackName') ?? '';
    const stack = [...this.#stacks.values()].find(({ id, name }) => [id, name].includes(asked));
    if (stack) return stack;
    throw new QueryError('ValidationError', `Stack with id ${asked} does not exist`);
  }
}

function statusOf({ deployed }: Stack): string {
  return deployed ? 'CREATE_COMPLETE' : 'ROLLBACK_COMPLETE';
}

function describe(stack: Stack): object {
  const outputs = Object.entries(stack.deployed?.outputs ?? {});
  return {
    StackId: stack.id,
    StackName: stack.name,
    CreationTime: stack.createdAt,
    StackStatus: statusOf(stack),
    ...(stack.failure !== undefined && { StackStatusReason: stack.failure }),
    Outputs: list(outputs.map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }))),
  };
}

function eventOf(stack: Stack): object {
  return {
    EventId: 'rehearsal',
    StackId: stack.id,
    StackName: stack.name,
    LogicalResourceId: stack.name,
    PhysicalResourceId: stack.id,
    ResourceType: 'AWS::CloudFormation::Stack',
    Timestamp: stack.createdAt,
    ResourceStatus: stack.failure === undefined ? 'CREATE_COMPLETE' : 'CREATE_FAILED',
    ...(stack.failure !== undefined && { ResourceStatusReason: stack.failure }),
  };
}
