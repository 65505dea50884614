import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../testing/project-copy';
import { synthesizeFixture } from '../testing/running-fixture';
import { loadDefinition } from './load';
import { modelIntrospectionFile } from './model-introspection';
import { synthesize } from './synthesize';

let project: ProjectCopy;
beforeAll(() => {
  project = copyProject('data-only');
});
afterAll(() => project.remove());

/** Copies an assembly as older versions of Amplify write it, with the schema and no model introspection. */
function copyWithoutIntrospection(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const path of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith(modelIntrospectionFile)) rmSync(join(to, path));
  }
}

describe('a definition without model introspection', () => {
  it('gets what Amplify makes of its schema', async () => {
    const { projectFolder, localFolder } = project.settings;
    const { assemblyFolder } = await synthesizeFixture('data-only');
    const older = join(localFolder, 'older');
    copyWithoutIntrospection(assemblyFolder, older);
    expect(loadDefinition(older).api?.modelIntrospection).toBeUndefined();

    writeFileSync(
      join(projectFolder, 'amplify', 'backend.ts'),
      `import { cpSync } from 'node:fs';
       cpSync('${older}', String(process.env.CDK_OUTDIR), { recursive: true });`,
    );
    const cacheFolder = join(localFolder, 'assemblies');
    mkdirSync(cacheFolder, { recursive: true });
    const made = await synthesize({ projectFolder, cacheFolder });
    expect(loadDefinition(made.assemblyFolder).api?.modelIntrospection).toEqual(
      loadDefinition(assemblyFolder).api?.modelIntrospection,
    );
  }, 120_000);
});
