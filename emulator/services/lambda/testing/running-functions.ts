import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LambdaDefinition, RunnableLambda } from '../../../assembly/definition';
import { AdjustableClock } from '../../../core/clock';
import type { Log } from '../../../core/log';
import { Usage } from '../../../core/usage';
import { createFunctions, type Functions } from '../functions';

/** One function without the other services, called 'own'. */
export interface RunningFunction {
  functions: Functions;
  clock: AdjustableClock;
  usage: Usage;
  /** What it printed, and how it failed. */
  lines: string[];
  invoke(event: unknown): ReturnType<Functions['invoke']>;
  /** Ends it and deletes its code. */
  dispose(): Promise<void>;
}

/** Prepares the function that `code`, a module, exports as 'handler'. */
export function startFunction(
  code: string,
  options: Partial<RunnableLambda> = {},
  others: LambdaDefinition[] = [],
): RunningFunction {
  const folder = mkdtempSync(join(tmpdir(), 'function-'));
  writeFileSync(join(folder, 'index.mjs'), code);
  const lines: string[] = [];
  const print = (message: string): unknown => lines.push(message);
  const log: Log = { info: print, warn: print, error: print };
  const clock = new AdjustableClock();
  const usage = new Usage(clock);
  const lambda: RunnableLambda = {
    name: 'own-1',
    arn: 'arn:own',
    label: 'own',
    roleArn: 'arn:role',
    timeoutSeconds: 20,
    memoryMb: 128,
    folder,
    handler: 'index.handler',
    environment: {},
    secrets: {},
    ...options,
  };
  const functions = createFunctions({
    definition: {
      region: 'eu-west-1',
      functionUrls: [],
      gatewayApis: [],
      lambdas: [lambda, ...others],
    },
    clock,
    log,
    usage,
    origin: 'http://localhost:1',
    secrets: new Map(),
    iam: {
      issueToFunction: async () => ({
        accessKeyId: 'key',
        secretAccessKey: 'secret',
        sessionToken: 'token',
        expiration: new Date(clock.now().getTime() + 3_600_000),
      }),
    },
  });
  return {
    functions,
    clock,
    usage,
    lines,
    invoke: (event) => functions.invoke(lambda.arn, event),
    async dispose() {
      await functions.close();
      rmSync(folder, { recursive: true });
    },
  };
}
