import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { region } from 'amplify-emulator/project';
import type { StandIn } from './stand-in/start';

export const appId = 'verdure';
export const branch = 'main';
export const sender = 'no-reply@example.com';
export const rehearsing = { accessKeyId: 'AKIAREHEARSAL', secretAccessKey: 'rehearsal' };

/**
 * Deploys a project to the stand-in with Amplify's own command, which writes amplify_outputs.json to
 * `outputsFolder`. Throws if it failed or met what the stand-in lacks.
 */
export async function deployProject(
  projectFolder: string,
  standIn: StandIn,
  outputsFolder: string,
): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('@aws-amplify/backend-cli/package.json');
  const options = ['--branch', branch, '--app-id', appId, '--outputs-out-dir', outputsFolder];
  const ampx = spawn(
    process.execPath,
    [join(dirname(cli), 'lib', 'ampx.js'), 'pipeline-deploy', ...options],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...withoutAws(process.env),
        AWS_ENDPOINT_URL: standIn.origin,
        AWS_REGION: region,
        AWS_ACCESS_KEY_ID: rehearsing.accessKeyId,
        AWS_SECRET_ACCESS_KEY: rehearsing.secretAccessKey,
        VERDURE_SES_SENDER: sender,
        VERDURE_ALARM_EMAIL: 'alarms@example.com',
        VERDURE_MONTHLY_BUDGET: '20',
        // As Amplify Hosting sets them.
        AWS_APP_ID: appId,
        AWS_BRANCH: branch,
        CI: 'true',
        AMPLIFY_DISABLE_TELEMETRY: '1',
      },
    },
  );
  const [exitCode]: unknown[] = await once(ampx, 'exit');
  const lacking = standIn.unsupported();
  if (lacking.length > 0)
    throw new Error(`The stand-in for AWS doesn't support ${lacking.join(', ')}.`);
  if (exitCode !== 0)
    throw new Error(`ampx pipeline-deploy ended with exit code ${String(exitCode)}, see above.`);
}

/** Leaves out variables that would lead the command to a real account. */
function withoutAws(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const configured = Object.entries(env).filter(([name]) => !name.startsWith('AWS_'));
  return {
    ...Object.fromEntries(configured),
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
  };
}
