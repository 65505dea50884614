import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Log } from '../core/log';
import { SynthesisError } from '../assembly/synthesize';
import { PortTakenError } from '../core/server';
import { DamagedStateError } from '../core/store';
import { developerCredentials } from '../core/identity';
import { post } from '../testing/data-api';
import { copyProject, type ProjectCopy } from '../testing/project-copy';
import { startBackend, type Backend } from './backend';
import { explain } from './failure';

/** Keeps what would stand at the terminal. */
function listeningLog(): Log & { said: string[] } {
  const said: string[] = [];
  const keep = (message: string): void => void said.push(message);
  return { said, info: keep, warn: keep, error: keep };
}

const developer = { credentials: developerCredentials };

describe('a backend whose definition changes while it runs', () => {
  let project: ProjectCopy;
  let backend: Backend;
  const log = listeningLog();

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

  it('says what changed, obeys the new rules and keeps its rows', async () => {
    expect((await createTask(3)).errors).toEqual([]);
    // What it was started from may be forgotten meanwhile: other branches were synthesized.
    rmSync(join(project.settings.localFolder, 'assemblies'), { recursive: true });
    project.edit('amplify/data/models/tasks.ts', ".gte(0, 'A score", ".gte(5, 'A score");
    await expect.poll(() => log.said.join('\n'), { timeout: 60_000 }).toContain('was reloaded');
    expect(log.said.join('\n')).toContain('Mutation.createTasks changed');
    expect(log.said.join('\n')).toContain('Mutation.updateTasks changed');
    expect((await createTask(3)).errors[0]?.message).toContain('A score is not negative');
    const { data } = await post(
      backend.emulator.origin,
      developer,
      '{ getTasks(id: "kept") { score } }',
    );
    expect(data).toEqual({ getTasks: { score: 3 } });
  }, 120_000);

  it('goes on as it was while the definition does not synthesize', async () => {
    log.said.length = 0;
    project.edit('amplify/backend.ts', 'defineBackend(', 'defineNothing(');
    await expect
      .poll(() => log.said.join('\n'), { timeout: 60_000 })
      .toContain('does not synthesize');
    expect(log.said.join('\n')).toContain('defineNothing');
    expect(log.said.join('\n')).toContain('Until then the backend goes on as it was');
    const { status } = await post(
      backend.emulator.origin,
      developer,
      '{ getTasks(id: "kept") { id } }',
    );
    expect(status).toBe(200);
  }, 120_000);
});

describe('a backend that cannot start', () => {
  it('says so when the definition does not synthesize, with the reason', async () => {
    const project = copyProject();
    project.edit('amplify/backend.ts', 'defineBackend(', 'defineNothing(');
    const failure = await startBackend(project.settings, listeningLog()).catch((error) => error);
    expect(failure).toBeInstanceOf(SynthesisError);
    expect(explain(failure)).toContain('defineNothing is not defined');
    expect(explain(failure)).toContain('Mend the definition in amplify/');
    project.remove();
  }, 120_000);

  it.each(['store', 'dynamodb'])(
    'says what to do when the state in %s is damaged, and leaves it as it is',
    async (folder) => {
      const project = copyProject();
      const damaged = join(project.settings.localFolder, 'state', folder);
      mkdirSync(damaged, { recursive: true });
      writeFileSync(join(damaged, 'CURRENT'), 'nonsense');
      const failure = await startBackend(project.settings, listeningLog()).catch((error) => error);
      expect(failure).toBeInstanceOf(DamagedStateError);
      expect(explain(failure)).toContain('npm run reset');
      project.remove();
    },
    120_000,
  );

  it('says which port is taken, and how to choose another', async () => {
    const project = copyProject();
    const first = await startBackend(project.settings, listeningLog());
    const port = Number(new URL(first.emulator.origin).port);
    const second = { ...project.settings, port, localFolder: `${project.settings.localFolder}-2` };
    const failure = await startBackend(second, listeningLog()).catch((error) => error);
    expect(failure).toBeInstanceOf(PortTakenError);
    expect(explain(failure)).toContain(`Port ${port} is in use`);
    expect(explain(failure)).toContain('--port');
    await first.close();
    project.remove();
  }, 120_000);
});
