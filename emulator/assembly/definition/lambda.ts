import type { Python } from '../python';
import type { CorsRule } from './storage';

/** A Lambda function. */
export type LambdaDefinition = RunnableLambda | UnsupportedLambda;

interface NamedLambda {
  name: string;
  arn: string;
  /** Name given to `defineFunction`: 'greet'. */
  label: string;
}

export interface RunnableLambda extends NamedLambda {
  unsupported?: never;
  roleArn: string;
  timeoutSeconds: number;
  memoryMb: number;
  /** The folder of the bundled code. */
  folder: string;
  /** '<module>.<export>'. */
  handler: string;
  /** The Python that runs it; otherwise it runs on the emulator's Node. */
  python?: Python;
  environment: Record<string, string>;
  /** Variable → name of the secret that it holds. */
  secrets: Record<string, string>;
}

interface UnsupportedLambda extends NamedLambda {
  /** Why the emulator can't run it: 'it runs on java21'. */
  unsupported: string;
}

/** An address at which a function answers HTTP requests. */
export interface FunctionUrlDefinition {
  /** The first part of its host's name in a deployment. */
  id: string;
  /** Where the emulator serves it: '/_functions/greet'. */
  path: string;
  functionArn: string;
  authType: 'NONE' | 'AWS_IAM';
  /** Whom the function's permissions let call it: '*', or ARNs of roles. */
  principals: string[];
  /** Absent if the function handles CORS itself. */
  cors?: CorsRule & { allowCredentials: boolean };
}
