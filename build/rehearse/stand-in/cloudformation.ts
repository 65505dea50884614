import { accountId, region, type Resource } from 'amplify-emulator/project';
import type { Buckets } from './buckets';
import { deployStack, type DeployedStack } from './deployed-stack';
import { list, QueryError, type Action } from './query-service';

interface Stack {
  id: string;
  name: string;
  createdAt: string;
  changedAt: string;
  /** As CloudFormation names it: 'CREATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'. */
  status: string;
  /** What stands: an update that fails leaves the earlier one. Undefined if the first deployment failed. */
  deployed: DeployedStack | undefined;
  /** Why the last deployment failed, if it did. */
  failure: string | undefined;
}

/** The resources of a stack before and after an update. */
export interface StackUpdate {
  before: readonly Resource[];
  after: readonly Resource[];
}

/** CloudFormation as a deployment uses it: makes or updates a stack at once, from the templates that were uploaded. */
export class CloudFormation {
  readonly updates: StackUpdate[] = [];
  readonly #stacks = new Map<string, Stack>();

  constructor(private readonly buckets: Buckets) {}

  /** Returns the stacks that stand. */
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
      const { deployed, failure } = this.#deploy(parameters);
      const status = deployed ? 'CREATE_COMPLETE' : 'ROLLBACK_COMPLETE';
      const createdAt = new Date().toISOString();
      const times = { createdAt, changedAt: createdAt };
      this.#stacks.set(name, { id, name, ...times, status, deployed, failure });
      return { StackId: id };
    },
    UpdateStack: (parameters) => {
      const stack = this.#stack(parameters);
      const before = stack.deployed;
      if (!before) {
        const state = `Stack:${stack.id} is in ${stack.status} state and can not be updated.`;
        throw new QueryError('ValidationError', state);
      }
      const { deployed, failure } = this.#deploy(parameters);
      stack.changedAt = new Date().toISOString();
      stack.status = deployed ? 'UPDATE_COMPLETE' : 'UPDATE_ROLLBACK_COMPLETE';
      stack.failure = failure;
      if (deployed) {
        stack.deployed = deployed;
        this.updates.push({ before: before.resources, after: deployed.resources });
      }
      return { StackId: stack.id };
    },
    DescribeStacks: (parameters) => ({ Stacks: list([describe(this.#stack(parameters))]) }),
    DescribeStackEvents: (parameters) => {
      const stack = this.#stack(parameters);
      return { StackEvents: list([eventOf(stack)]) };
    },
    GetTemplate: (parameters) => ({ TemplateBody: this.#stack(parameters).deployed?.template }),
    GetTemplateSummary: (parameters) => ({
      Metadata: JSON.stringify(this.#stack(parameters).deployed?.metadata),
    }),
  };

  #deploy(parameters: URLSearchParams): Pick<Stack, 'deployed' | 'failure'> {
    try {
      const deployed = deployStack(parameters.get('TemplateURL') ?? '', this.buckets);
      return { deployed, failure: undefined };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      return { deployed: undefined, failure };
    }
  }

  #stack(parameters: URLSearchParams): Stack {
    const asked = parameters.get('StackName') ?? '';
    const stack = [...this.#stacks.values()].find(({ id, name }) => [id, name].includes(asked));
    if (stack) return stack;
    throw new QueryError('ValidationError', `Stack with id ${asked} does not exist`);
  }
}

function describe(stack: Stack): object {
  const outputs = Object.entries(stack.deployed?.outputs ?? {});
  return {
    StackId: stack.id,
    StackName: stack.name,
    CreationTime: stack.createdAt,
    LastUpdatedTime: stack.changedAt,
    StackStatus: stack.status,
    ...(stack.failure !== undefined && { StackStatusReason: stack.failure }),
    Outputs: list(outputs.map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }))),
  };
}

function eventOf(stack: Stack): object {
  return {
    EventId: `rehearsal-${stack.changedAt}`,
    StackId: stack.id,
    StackName: stack.name,
    LogicalResourceId: stack.name,
    PhysicalResourceId: stack.id,
    ResourceType: 'AWS::CloudFormation::Stack',
    Timestamp: stack.changedAt,
    ResourceStatus: stack.failure === undefined ? stack.status : 'CREATE_FAILED',
    ...(stack.failure !== undefined && { ResourceStatusReason: stack.failure }),
  };
}
