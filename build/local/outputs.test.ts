import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  formatOutputs,
  loadDefinition,
  outputsOf,
  synthesizeProject,
} from 'amplify-emulator/project';
import { projectFolder, verdureSettings } from './settings';

describe('the committed amplify_outputs.json', () => {
  it('matches the current definition (update it with npm run outputs)', async () => {
    const { assemblyFolder } = await synthesizeProject(verdureSettings({}));
    const definition = loadDefinition(assemblyFolder);
    const expected = outputsOf(definition, 'http://localhost:20005', 'localhost:20006');
    const committed = readFileSync(join(projectFolder, 'amplify_outputs.json'), 'utf8');
    expect(committed).toBe(formatOutputs(expected));
  }, 60_000);
});
