import type { RunnableLambda } from '../../assembly/definition';
import { withLocalUrls, type Addressed } from '../../assembly/local-urls';
import type { IssuedCredentials } from '../../core/identity';

/** What all functions of a backend share. */
export interface SharedEnvironment {
  definition: Addressed;
  /** The emulator's origin. */
  origin: string;
  /** The values of Amplify's secrets, by name. */
  secrets: ReadonlyMap<string, string>;
  /** More variables of every function. */
  variables?: Readonly<Record<string, string>>;
}

/** Returns the environment variables of a function's process: the definition's and those that Lambda sets. */
export function environmentOf(
  lambda: RunnableLambda,
  { accessKeyId, secretAccessKey, sessionToken }: IssuedCredentials,
  { definition, origin, secrets, variables = {} }: SharedEnvironment,
): Record<string, string> {
  const { region } = definition;
  const own = Object.entries(lambda.environment).map(([name, value]) => [
    name,
    withLocalUrls(value, definition, origin),
  ]);
  const secret = Object.entries(lambda.secrets).flatMap(([name, secretName]) => {
    const value = secrets.get(secretName);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries([...own, ...secret]),
    // All variables are resolved already, so Amplify's code has nothing to fetch.
    AMPLIFY_SSM_ENV_CONFIG: '{}',
    PATH: process.env['PATH'] ?? '',
    LANG: 'en_US.UTF-8',
    TZ: 'UTC',
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    // The emulator's Node runs the function, not the one that the definition chose.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    // An IP address, because the SDK would prefix a host name with the bucket.
    ...variables,
    AWS_ENDPOINT_URL: origin.replace('//localhost', '//127.0.0.1'),
    AWS_EXECUTION_ENV: `AWS_Lambda_${runtimeOf(lambda)}`,
    AWS_LAMBDA_FUNCTION_NAME: lambda.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(lambda.memoryMb),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${lambda.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'emulator/[$LATEST]',
    LAMBDA_TASK_ROOT: lambda.folder,
    _HANDLER: lambda.handler,
  };
}

/** Returns the runtime that runs the function here, whichever it names. */
function runtimeOf({ python }: RunnableLambda): string {
  return python ? `python${python.version}` : `nodejs${process.versions.node.split('.')[0]}.x`;
}

/** Returns the names of a function's secrets that have no value. */
export function missingSecrets(
  { secrets: needed }: RunnableLambda,
  { secrets }: Pick<SharedEnvironment, 'secrets'>,
): string[] {
  return Object.values(needed).filter((name) => !secrets.has(name));
}
