import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadDefinition } from '../assembly/load';
import { settingsFrom } from '../commands/settings';
import { synthesizeProject } from '../commands/synthesis';
import { outputsOf } from './outputs';
import { formatOutputs } from './outputs-file';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

describe('the committed amplify_outputs.json', () => {
  it('matches the current definition (update it with npm run outputs)', async () => {
    const { assemblyFolder } = await synthesizeProject(settingsFrom({}));
    const definition = loadDefinition(assemblyFolder);
    const expected = outputsOf(definition, 'http://localhost:20005', 'localhost:20006');
    const committed = readFileSync(join(projectFolder, 'amplify_outputs.json'), 'utf8');
    expect(committed).toBe(formatOutputs(expected));
  }, 60_000);
});
