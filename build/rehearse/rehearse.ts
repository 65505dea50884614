import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socialSecrets } from '../../amplify/auth/social-providers';
import { loadDefinition, outputsOf } from 'amplify-emulator/project';
import { runChecks } from '../check-deployment/check';
import { backendOf } from '../check-deployment/deployment';
import { operations } from '../check-deployment/groups/operations';
import { lineOf } from '../check-deployment/report';
import { clientConfig } from '../client-config';
import { synthesizeBackend } from '../../local/synthesis';
import { deployProject, rehearsing, sender } from './ampx';
import { compareOutputs } from './compare-outputs';
import { unfitOperations } from './documents';
import { withProjectAt, yesterdaysCommit } from './earlier-commit';
import { lossesOf } from './replacements';
import { startStandIn, type StandIn } from './stand-in/start';
import { updateFaults } from './update-rows';
import { type Version, versionOf } from './version';

/*
 * `npm run rehearse`: deploys yesterday's amplify/ as a branch with Amplify's own command, to a stand-in for AWS on
 * this machine, then today's over it (decisions 036 and 121). Compares the amplify_outputs.json that the command writes
 * with the emulator's.
 */

const projectFolder = process.cwd();
// All of them, so that the section of social sign-in is compared too.
const secrets = Object.values(socialSecrets).flat();

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  await rehearse(yesterdaysCommit());
} catch (error) {
  say(`Rehearsal failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/**
 * Throws if a deployment fails, if today's would delete or replace a table, the user pool or the pictures of
 * yesterday's, if rows read differently, or if yesterday's client, which is open in browsers, fails. `--may-drop` names
 * tables, and operations of that client, that may go.
 */
async function rehearse(commit: string): Promise<void> {
  const outputsFolder = mkdtempSync(join(tmpdir(), 'verdure-rehearsal-'));
  const standIn = await startStandIn(secrets);
  try {
    say(`Yesterday: ${commit.slice(0, 7)}`);
    const before = await withProjectAt(commit, async (earlierFolder) => {
      await deployProject(earlierFolder, standIn, outputsFolder);
      return versionOf(earlierFolder, join(outputsFolder, 'yesterday'), secrets);
    });
    say('Today');
    await deployProject(projectFolder, standIn, outputsFolder);
    const compared = await checkOutputs(standIn, outputsFolder);
    const after = await versionOf(projectFolder, join(outputsFolder, 'today'), secrets);
    const losses = await lossesIn(standIn, before, after);
    if (losses.length > 0) {
      throw new Error(`An update from ${commit.slice(0, 7)} loses:\n  ${losses.join('\n  ')}`);
    }
    say(
      `An update from ${commit.slice(0, 7)} keeps every table, pool and bucket; rows and the earlier client work.`,
    );
    say(`Rehearsal passed: ${compared}`);
  } finally {
    await standIn.close();
    rmSync(outputsFolder, { recursive: true });
  }
}

/** Checks what is deployed, and what the site is built from. Throws if it isn't as the emulator has it. */
async function checkOutputs(standIn: StandIn, outputsFolder: string): Promise<string> {
  const resources = standIn.deployed().flatMap((stack) => stack.resources);
  say(`ampx deployed ${resources.length} resources.`);
  const outputs: unknown = JSON.parse(
    readFileSync(join(outputsFolder, 'amplify_outputs.json'), 'utf8'),
  );
  // Throws unless it is what the site is built from.
  clientConfig(outputs);
  await checkOperations(outputs, standIn);
  const { same, addresses, differences } = compareOutputs(outputs, await emulatorOutputs());
  if (differences.length > 0) {
    throw new Error(
      `amplify_outputs.json differs from the emulator's:\n  ${differences.join('\n  ')}`,
    );
  }
  return `${same} values are the emulator's, ${addresses.length} are the branch's own addresses.`;
}

/** Runs what `npm run check-deployment` asks AWS for. Throws if a check failed. */
async function checkOperations(outputs: unknown, { origin }: StandIn): Promise<void> {
  const group = operations({ backend: backendOf(outputs), sender }, rehearsing, origin);
  const results = await runChecks([group], (result) => say(lineOf(result)));
  const failed = results.filter(({ outcome }) => outcome !== 'passed');
  if (failed.length > 0) throw new Error(`${failed.length} checks of the deployed branch failed.`);
}

/** Returns what people lost in the update, one item per line. */
async function lossesIn(standIn: StandIn, before: Version, after: Version): Promise<string[]> {
  const option = process.argv.indexOf('--may-drop');
  const dropped = option === -1 ? [] : process.argv.slice(option + 1);
  const isDropped = (loss: string) => dropped.some((name) => loss.startsWith(`${name} `));
  const unfit = unfitOperations(before.operations, after.definition.api.schema);
  const losses = [
    ...standIn.updates().flatMap((update) => lossesOf(update.before, update.after)),
    ...[...unfit].map(([name, why]) => `${name} of the earlier client fails: ${why}`),
  ].filter((loss) => !isDropped(loss));
  return [...losses, ...(await updateFaults(before, after, new Set(unfit.keys())))];
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
