import { join } from 'node:path';
import { expect, it } from 'vitest';
import { synthesizeProject } from './synthesis';

it('says that the folder for the state can’t be created', async () => {
  const projectFolder = join(import.meta.dirname, '..', 'fixtures', 'task-list');
  const localFolder = join(import.meta.filename, 'state');
  await expect(
    synthesizeProject({ projectFolder, localFolder, environment: {} }),
  ).rejects.toMatchObject({
    name: 'SettingError',
    message: expect.stringContaining(
      `The folder ${join(localFolder, 'assemblies')} can't be created`,
    ),
  });
});
