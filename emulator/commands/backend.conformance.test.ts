import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BackendDefinition } from '../assembly/definition';
import { silentLog, type Log } from '../core/log';
import { PortTakenError } from '../core/server';
import { CorruptStateError } from '../core/store';
import { developerCredentials } from '../core/identity';
import { runDefinition } from '../emulator';
import { post } from '../testing/data-api';
import { fixtureFolder, loadFixture, startDefinition } from '../testing/running-fixture';
import { watchDefinition, warnOfUnsupportedParts } from './backend';
import { explain } from './failure';
import { settingsFrom } from './settings';

function recordingLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const record = (message: string): void => void lines.push(message);
  return { lines, info: record, warn: record, error: record };
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-project-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies the fixture's definition, with a link to its packages, to a folder where a test may edit it. */
function copyProject(): string {
  const folder = temporaryFolder();
  cpSync(join(fixtureFolder, 'amplify'), join(folder, 'amplify'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'package-lock.json'), '{}\n');
  const cdk = createRequire(import.meta.url).resolve('aws-cdk-lib/package.json');
  symlinkSync(join(dirname(cdk), '..'), join(folder, 'node_modules'));
  return folder;
}

function replaceIn(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const developer = { credentials: developerCredentials };

it('keeps running the last definition until a changed one can be synthesized, then applies its rules to existing rows', async () => {
  const projectFolder = copyProject();
  const file = (name: string) => join(projectFolder, 'amplify', name);
  const log = recordingLog();
  const definition = await loadFixture();
  const running = await startDefinition(definition, { log });
  onTestFinished(() => running.stop());
  const watcher = watchDefinition({
    settings: settingsFrom({ project: projectFolder }),
    initial: { definition, hash: '' },
    log,
    reload: running.reload,
  });
  onTestFinished(() => watcher.close());
  const logged = () => log.lines.join('\n');
  const createTask = async (id: string) =>
    post(
      running.origin,
      developer,
      `mutation { createTasks(input: { id: "${id}", name: "Kept", difficulty: Daily, score: 3 }) { id } }`,
    );

  replaceIn(file('backend.ts'), 'defineBackend({', 'defineBackend({ {');
  await expect.poll(logged, { timeout: 120_000 }).toContain('keeps running the previous');
  expect(logged()).toContain('Fix the definition in amplify/');
  expect((await createTask('kept')).errors).toEqual([]);

  replaceIn(file('backend.ts'), 'defineBackend({ {', 'defineBackend({');
  replaceIn(file('data/resource.ts'), '.gte(0, ', '.gte(5, ');
  replaceIn(file('data/count-selections.resolver.js'), 'maxCount = 1000;', 'maxCount = 500;');
  await expect.poll(logged, { timeout: 120_000 }).toContain('Backend reloaded');
  for (const field of [
    'Mutation.createTasks',
    'Mutation.updateTasks',
    'Query.countSelectionsOfTask',
  ])
    expect(logged()).toContain(`${field} changed`);
  expect((await createTask('refused')).errors[0]?.message).toContain('A score is not negative');
  const query = '{ getTasks(id: "kept") { score } countSelectionsOfTask(taskId: "kept") }';
  expect((await post(running.origin, developer, query)).data).toEqual({
    getTasks: { score: 3 },
    countSelectionsOfTask: 0,
  });
}, 300_000);

/** The definition with a Lambda function behind a query. */
function withLambda(definition: BackendDefinition): BackendDefinition {
  const { api } = definition;
  const resolver = api.resolvers.find(({ fieldName }) => fieldName === 'countSelectionsOfTask');
  const [step = ''] = resolver?.pipeline ?? [];
  const id = api.functions.get(step)?.dataSource ?? '';
  const lambda = { name: 'Counter', type: 'UNSUPPORTED', kind: 'AWS_LAMBDA' } as const;
  const dataSources = new Map([...api.dataSources, [id, lambda] as const]);
  return { ...definition, api: { ...api, dataSources } };
}

it('warns at start of a part it can’t run, which fails only where it is used', async () => {
  const log = recordingLog();
  warnOfUnsupportedParts([{ name: 'mail/Work', effect: 'requests to it fail' }], log);
  expect(log.lines[0]?.split('\n').slice(1)).toEqual(['  - mail/Work: requests to it fail']);

  const running = await startDefinition(withLambda(await loadFixture()));
  onTestFinished(() => running.stop());
  const ask = (query: string) => post(running.origin, developer, query);
  const { errors } = await ask('{ countSelectionsOfTask(taskId: "x") }');
  expect(errors[0]?.message).toMatch(/can't run the data source .+ \(AWS_LAMBDA\)/);
  expect(await ask('{ getTasks(id: "x") { id } }')).toEqual({
    status: 200,
    data: { getTasks: null },
    errors: [],
  });
}, 120_000);

describe('a backend that fails to start', () => {
  it.each(['store', 'dynamodb'])(
    'says what to do when the state in %s is corrupt',
    async (name) => {
      const stateFolder = temporaryFolder();
      mkdirSync(join(stateFolder, name));
      writeFileSync(join(stateFolder, name, 'CURRENT'), 'nonsense');
      const start = startDefinition(await loadFixture(), { stateFolder });
      const failure: unknown = await start.catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(CorruptStateError);
      expect(explain(failure)).toContain("delete the folder 'state'");
    },
    120_000,
  );

  it('names the port in use and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const definition = await loadFixture();
    const options = { definition, stateFolder: temporaryFolder(), port, log: silentLog };
    const failure: unknown = await runDefinition(options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(PortTakenError);
    expect(explain(failure)).toContain(`Port ${port} is in use by process ${process.pid}: `);
    expect(explain(failure)).toContain('--port');
  }, 120_000);
});
