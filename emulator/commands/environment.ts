import { developerCredentials } from '../core/identity';

/**
 * Returns the environment of a program that calls the emulator with AWS's SDKs, as the developer. It replaces the
 * settings in `inherited` for an account on AWS.
 */
export function developerEnvironment(
  { origin, outputsFile }: { origin: string; outputsFile: string },
  inherited: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const { AWS_PROFILE: _profile, AWS_SESSION_TOKEN: _token, ...kept } = inherited;
  return {
    ...kept,
    AMPLIFY_OUTPUTS: outputsFile,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: developerCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: developerCredentials.secretAccessKey,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY: origin,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: origin,
    AWS_ENDPOINT_URL_S3: origin,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
}
