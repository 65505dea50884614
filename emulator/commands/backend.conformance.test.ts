import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Log } from '../core/log';
import { SynthesisError } from '../assembly/synthesize';
import { PortTakenError } from '../core/server';
import { CorruptStateError } from '../core/store';
import { developerCredentials } from '../core/identity';
import { post } from '../testing/data-api';
import { copyProject, type ProjectCopy } from '../testing/project-copy';
import { startBackend, type Backend } from './backend';
import { explain } from './failure';

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
    project.edit('amplify/data/models/catalogue.ts', '.gte(0, `${what}', '.gte(5, `${what}');
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

  it('keeps the previous definition while synthesis fails', async () => {
    log.lines.length = 0;
    project.edit('amplify/backend.ts', 'defineBackend(', 'defineNothing(');
    await expect
      .poll(() => log.lines.join('\n'), { timeout: 60_000 })
      .toContain('Synthesizing amplify/ failed');
    expect(log.lines.join('\n')).toContain('defineNothing');
    expect(log.lines.join('\n')).toContain('the backend keeps running the previous definition');
    const { status } = await post(
      backend.emulator.origin,
      developer,
      '{ getTasks(id: "kept") { id } }',
    );
    expect(status).toBe(200);
  }, 120_000);
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
      expect(explain(failure)).toContain('npm run reset');
      project.remove();
    },
    120_000,
  );

  it('names the port in use and how to choose another', async () => {
    const project = copyProject();
    const first = await startBackend(project.settings, recordingLog());
    const port = Number(new URL(first.emulator.origin).port);
    const second = { ...project.settings, port, localFolder: `${project.settings.localFolder}-2` };
    const failure = await startBackend(second, recordingLog()).catch((error) => error);
    expect(failure).toBeInstanceOf(PortTakenError);
    expect(explain(failure)).toContain(`Port ${port} is in use`);
    expect(explain(failure)).toContain('--port');
    await first.close();
    project.remove();
  }, 120_000);
});
