import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { socialSecrets } from '../../amplify/auth/social-providers';
import { loadDefinition, outputsOf, region } from 'amplify-emulator/project';
import { runChecks } from '../check-deployment/check';
import { backendOf } from '../check-deployment/deployment';
import { operations } from '../check-deployment/groups/operations';
import { lineOf } from '../check-deployment/report';
import { clientConfig } from '../client-config';
import { synthesizeBackend } from '../../local/synthesis';
import { compareOutputs } from './compare-outputs';
import { unfitOperations } from './documents';
import { versionAt, versionOfProject, yesterdaysCommit } from './earlier-commit';
import { lossesOf } from './replacements';
import { startStandIn, type StandIn } from './stand-in/start';
import { updateFaults } from './update-rows';

/*
 * `npm run rehearse`: deploys amplify/ as a branch with Amplify's own command, to a stand-in for AWS on
 * this machine, and compares the amplify_outputs.json that it writes with the emulator's (decision 036). Then
 * updates yesterday's version to today's.
 */

const projectFolder = process.cwd();
const appId = 'verdure';
const branch = 'main';
// All of them, so that the section of social sign-in is compared too.
const secrets = Object.values(socialSecrets).flat();
const sender = 'no-reply@example.com';
const rehearsing = { accessKeyId: 'AKIAREHEARSAL', secretAccessKey: 'rehearsal' };

try {
  const { same, addresses, differences } = compareOutputs(
    await deployBranch(),
    await emulatorOutputs(),
  );
  if (differences.length > 0) {
    throw new Error(
      `amplify_outputs.json differs from the emulator's:\n  ${differences.join('\n  ')}`,
    );
  }
  await rehearseUpdate();
  process.stdout.write(
    `Rehearsal passed: ${same} values are the emulator's, ${addresses.length} are the branch's own addresses.\n`,
  );
} catch (error) {
  process.stdout.write(
    `Rehearsal failed: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}

/**
 * Deploys today's version over yesterday's, in templates and on the emulator's tables. Throws if that would delete or
 * replace a table, the user pool or the pictures, if rows read otherwise, or if yesterday's client, which is open in
 * browsers, fails. `--may-drop` names tables, and operations of that client, that may go.
 */
async function rehearseUpdate(): Promise<void> {
  const commit = yesterdaysCommit();
  const cache = mkdtempSync(join(tmpdir(), 'verdure-today-'));
  try {
    const before = await versionAt(commit, branch, secrets);
    const after = await versionOfProject(projectFolder, cache, branch, secrets);
    const option = process.argv.indexOf('--may-drop');
    const dropped = option === -1 ? [] : process.argv.slice(option + 1);
    const isDropped = (loss: string) => dropped.some((name) => loss.startsWith(`${name} `));
    const unfit = unfitOperations(before.operations, after.definition.api.schema);
    const losses = [
      ...lossesOf(before.resources, after.resources),
      ...[...unfit].map(([name, why]) => `${name} of the earlier client fails: ${why}`),
    ].filter((loss) => !isDropped(loss));
    losses.push(...(await updateFaults(before, after, new Set(unfit.keys()))));
    if (losses.length > 0) {
      throw new Error(`An update from ${commit.slice(0, 7)} loses:\n  ${losses.join('\n  ')}`);
    }
    process.stdout.write(
      `An update from ${commit.slice(0, 7)} keeps every table, pool and bucket; rows and the earlier client work.\n`,
    );
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** Returns the outputs of a deployment. Throws if it failed or met what the stand-in lacks. */
async function deployBranch(): Promise<unknown> {
  const outputsFolder = mkdtempSync(join(tmpdir(), 'verdure-rehearsal-'));
  const standIn = await startStandIn(secrets);
  try {
    const exitCode = await runAmpx(standIn, outputsFolder);
    const lacking = standIn.unsupported();
    if (lacking.length > 0)
      throw new Error(`The stand-in for AWS doesn't support ${lacking.join(', ')}.`);
    if (exitCode !== 0)
      throw new Error(`ampx pipeline-deploy ended with exit code ${String(exitCode)}, see above.`);
    const resources = standIn.deployed().flatMap((stack) => stack.resources);
    process.stdout.write(`ampx deployed ${resources.length} resources.\n`);
    const outputs: unknown = JSON.parse(
      readFileSync(join(outputsFolder, 'amplify_outputs.json'), 'utf8'),
    );
    // Throws unless it is what the site is built from.
    clientConfig(outputs);
    await checkOperations(outputs, standIn);
    return outputs;
  } finally {
    await standIn.close();
    rmSync(outputsFolder, { recursive: true });
  }
}

/** Runs what `npm run check-deployment` asks AWS for. Throws if a check failed. */
async function checkOperations(outputs: unknown, { origin }: StandIn): Promise<void> {
  const group = operations({ backend: backendOf(outputs), sender }, rehearsing, origin);
  const results = await runChecks([group], (result) => process.stdout.write(`${lineOf(result)}\n`));
  const failed = results.filter(({ outcome }) => outcome !== 'passed');
  if (failed.length > 0) throw new Error(`${failed.length} checks of the deployed branch failed.`);
}

async function runAmpx({ origin }: StandIn, outputsFolder: string): Promise<unknown> {
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
        AWS_ENDPOINT_URL: origin,
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
  return exitCode;
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

async function emulatorOutputs(): Promise<unknown> {
  const { assemblyFolder } = await synthesizeBackend({ secrets });
  const outputs = outputsOf(
    loadDefinition(assemblyFolder),
    'http://localhost:20005',
    'localhost:20006',
  );
  // As read from a file: without undefined values.
  return JSON.parse(JSON.stringify(outputs));
}
