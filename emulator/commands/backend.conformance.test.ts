import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackendDefinition } from '../assembly/definition';
import { loadDefinition } from '../assembly/load';
import type { Log } from '../core/log';
import { SynthesisError } from '../assembly/synthesis-error';
import { PortTakenError } from '../core/server';
import { CorruptStateError } from '../core/store';
import { developerCredentials } from '../core/identity';
import { post } from '../testing/data-api';
import { copyProject, type ProjectCopy } from '../testing/project-copy';
import { difference } from '../testing/differences/difference';
import { loadFixture } from '../testing/running-fixture';
import { startBackend, type Backend } from './backend';
import { explain } from './failure';
import { synthesizeProject } from './synthesis';

function recordingLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const record = (message: string): void => void lines.push(message);
  return { lines, info: record, warn: record, error: record };
}

const developer = { credentials: developerCredentials };

describe('a running backend whose definition changes', () => {
  let project: ProjectCopy;
  let backend: Backend;
  const log = recordingLog();

  beforeAll(async () => {
    project = copyProject();
    backend = await startBackend(project.settings, log);
  }, 120_000);

  afterAll(async () => {
    await backend.close();
    project.remove();
  });

  const createTask = (score: number) =>
    post(
      backend.emulator.origin,
      developer,
      `mutation { createTasks(input: { id: "kept", name: "Kept", difficulty: Daily, score: ${score} }) { id } }`,
    );

  it('logs the changes, applies the new rules and keeps its rows', async () => {
    expect((await createTask(3)).errors).toEqual([]);
    // The cached assembly may be gone by now, evicted by other branches.
    rmSync(join(project.settings.localFolder, 'assemblies'), { recursive: true });
    project.edit('amplify/data/resource.ts', '.gte(0, ', '.gte(5, ');
    await expect
      .poll(() => log.lines.join('\n'), { timeout: 60_000 })
      .toContain('Backend reloaded');
    expect(log.lines.join('\n')).toContain('Mutation.createTasks changed');
    expect(log.lines.join('\n')).toContain('Mutation.updateTasks changed');
    expect((await createTask(3)).errors[0]?.message).toContain('A score is not negative');
    const { data } = await post(
      backend.emulator.origin,
      developer,
      '{ getTasks(id: "kept") { score } }',
    );
    expect(data).toEqual({ getTasks: { score: 3 } });
  }, 120_000);

  it("follows a resolver's JavaScript, and keeps the previous one if AppSync would refuse the next", async () => {
    const resolver = 'amplify/data/count-selections.resolver.js';
    log.lines.length = 0;
    project.edit(resolver, 'const maxCount = 1000;', 'const maxCount = 500;');
    await expect
      .poll(() => log.lines.join('\n'), { timeout: 60_000 })
      .toContain('Backend reloaded: Query.countSelectionsOfTask changed');
    project.edit(resolver, 'return ctx.result.items.length;', 'throw ctx.result.items.length;');
    await expect
      .poll(() => log.lines.join('\n'), { timeout: 60_000 })
      .toMatch(/AppSync refuses the JavaScript of .+\n {2}line \d+: throw is not supported/);
    expect(log.lines.join('\n')).toContain('keeps running the previous definition');
    project.edit(resolver, 'throw ctx.result.items.length;', 'return ctx.result.items.length;');
    const count = '{ countSelectionsOfTask(taskId: "kept") }';
    expect(await post(backend.emulator.origin, developer, count)).toMatchObject({
      data: { countSelectionsOfTask: 0 },
    });
  }, 180_000);
});

describe('a backend with parts that the emulator cannot run', () => {
  it('names them at start, and fails only where one is used', async () => {
    difference(
      'All services',
      'What needs a part that the emulator can’t run fails and names it; the rest works. A warning at start names each.',
    );
    const project = copyProject();
    const { projectFolder } = project.settings;
    writeFileSync(join(projectFolder, 'amplify/handler.ts'), 'export const handler = () => {};\n');
    project.edit(
      'amplify/data/resource.ts',
      "import { a, defineData, type ClientSchema } from '@aws-amplify/backend';",
      `import { a, defineData, defineFunction, type ClientSchema } from '@aws-amplify/backend';
       const greeting = defineFunction({ name: 'greeting', entry: '../handler.ts' });`,
    );
    project.edit(
      'amplify/data/resource.ts',
      '  countSelectionsOfTask: a',
      `greet: a.query().returns(a.string()).authorization((allow) => [allow.authenticated()])
         .handler(a.handler.function(greeting)),
       countSelectionsOfTask: a`,
    );
    const log = recordingLog();
    const backend = await startBackend(project.settings, log);
    const warning = log.lines.find((line) => line.includes("can't run these parts"));
    expect(warning?.split('\n').slice(1)).toEqual([
      expect.stringMatching(/\(AWS_LAMBDA\), used by Query.greet: .* return an error$/),
      expect.stringMatching(/greeting.* \(AWS::Lambda::Function\): requests to it fail$/),
    ]);
    const { errors } = await post(backend.emulator.origin, developer, '{ greet }');
    expect(errors[0]?.message).toMatch(/The emulator can't run the data source .+ \(AWS_LAMBDA\)/);
    expect(await post(backend.emulator.origin, developer, '{ getTasks(id: "x") { id } }')).toEqual({
      status: 200,
      data: { getTasks: null },
      errors: [],
    });
    await backend.close();
    project.remove();
  }, 180_000);
});

describe('a backend that fails to start', () => {
  it('reports why synthesis failed', async () => {
    const project = copyProject();
    project.edit('amplify/backend.ts', 'defineBackend(', 'defineNothing(');
    const failure = await startBackend(project.settings, recordingLog()).catch((error) => error);
    expect(failure).toBeInstanceOf(SynthesisError);
    expect(explain(failure)).toContain('defineNothing is not defined');
    expect(explain(failure)).toContain('Fix the definition in amplify/');
    project.remove();
  }, 120_000);

  it.each(['store', 'dynamodb'])(
    'tells the user what to do when the state in %s is corrupt',
    async (folder) => {
      const project = copyProject();
      const corruptFolder = join(project.settings.localFolder, 'state', folder);
      mkdirSync(corruptFolder, { recursive: true });
      writeFileSync(join(corruptFolder, 'CURRENT'), 'nonsense');
      const failure = await startBackend(project.settings, recordingLog()).catch((error) => error);
      expect(failure).toBeInstanceOf(CorruptStateError);
      expect(explain(failure)).toContain("delete the folder 'state'");
      project.remove();
    },
    120_000,
  );

  it('names the port in use and how to choose another', async () => {
    const project = copyProject();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const settings = { ...project.settings, port };
    const failure = await startBackend(settings, recordingLog()).catch((error) => error);
    expect(failure).toBeInstanceOf(PortTakenError);
    expect(explain(failure)).toContain(`Port ${port} is in use`);
    expect(explain(failure)).toContain('--port');
    other.close();
    project.remove();
  }, 120_000);
});

it('Resources have the same names wherever the project is', async () => {
  difference(
    'All services',
    'Names and ids of resources are derived from the definition, so `amplify_outputs.json` is the same on every machine.',
  );
  const project = copyProject('auth-only');
  const { assemblyFolder } = await synthesizeProject(project.settings);
  const idsOf = ({ userPool, identityPool }: BackendDefinition) =>
    [userPool?.id, userPool?.clients[0]?.id, identityPool?.id].map(String);
  const ids = idsOf(loadDefinition(assemblyFolder));
  project.remove();
  expect(ids).not.toContain('undefined');
  expect(ids).toEqual(idsOf(await loadFixture('auth-only')));
}, 120_000);
