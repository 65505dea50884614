import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../setup/emulator-process';
import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { openHome } from '../setup/home';
import { expectReflow } from '../setup/reflow';

test('a home with large figures does not scroll sideways at 320 pixels', async ({
  page,
  account,
}) => {
  await openHome(page, account);
  const tasks = await tasksOf(page, 'Strategic');
  const completions = Array.from({ length: 30 }, (_, at) => ({
    taskId: tasks[at % tasks.length]?.id ?? '',
    daysAgo: at + 0.01,
    days: 400,
  }));
  await loadCompletions(page, completions);
  await page.reload();
  await expect(page.getByRole('link', { name: /SusScore/ })).toContainText('30 days');
  await expectReflow(page);
});

test('the built site does not include the component gallery', () => {
  const manifest = readFileSync(join(projectFolder, '.verdure', 'manifest.json'), 'utf8');
  expect(manifest).toContain('src/pages/member/home/user-landing.tsx');
  expect(manifest).not.toContain('development');
});
