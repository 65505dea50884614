import type { BackendDefinition } from '../../assembly/definition';
import type { Usage } from '../../core/usage';
import type { Outcome } from './outcome';
import { Workers, type WorkersParts } from './workers';

/** There is no such function, or the emulator can't run it. The message names it. */
export class UnrunnableFunctionError extends Error {
  override name = 'UnrunnableFunctionError';
}

/** Runs the backend's Lambda functions, each in processes of its own. */
export interface Functions {
  /** Runs a function and waits for its response. Throws UnrunnableFunctionError. */
  invoke(arn: string, event: unknown): Promise<Outcome>;
  /** Starts a function without waiting for it. Throws UnrunnableFunctionError. */
  start(arn: string, event: unknown): void;
  /** Ends all functions. */
  close(): Promise<void>;
}

export interface FunctionsParts extends WorkersParts {
  definition: Pick<
    BackendDefinition,
    'region' | 'api' | 'functionUrls' | 'gatewayApis' | 'lambdas'
  >;
  usage: Usage;
}

/** Creates the functions. Their processes start when they are used. */
export function createFunctions(parts: FunctionsParts): Functions {
  const { definition, usage } = parts;
  const workers = new Map(
    definition.lambdas.flatMap((lambda) =>
      lambda.unsupported === undefined ? [[lambda.arn, new Workers(lambda, parts)] as const] : [],
    ),
  );
  const invoke = (arn: string, event: unknown): Promise<Outcome> => {
    const lambda = definition.lambdas.find((one) => one.arn === arn);
    const found = workers.get(arn);
    if (!lambda || !found) throw unrunnable(arn, lambda);
    usage.add(`lambda:${lambda.label}`, { requests: 1 });
    return found.invoke(event);
  };
  return {
    async invoke(arn, event) {
      return invoke(arn, event);
    },
    start(arn, event) {
      invoke(arn, event).catch((error: unknown) => {
        parts.log.error('A function could not be started', error);
      });
    },
    async close() {
      await Promise.all([...workers.values()].map((one) => one.close()));
    },
  };
}

function unrunnable(
  arn: string,
  lambda: BackendDefinition['lambdas'][number] | undefined,
): UnrunnableFunctionError {
  const reason = lambda?.unsupported;
  return new UnrunnableFunctionError(
    reason === undefined
      ? `There is no function ${arn}.`
      : `The emulator can't run the function ${lambda?.label}, because ${reason}.`,
  );
}
