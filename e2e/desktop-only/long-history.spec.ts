import { loadCompletions, tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { openAs } from '../setup/session';

test('loads a history longer than one API page completely, and renders only fifty rows', async ({
  page,
  account,
}) => {
  test.slow();
  await openAs(page, account, '/userhistory');
  await expect(page.getByText('Nothing completed yet')).toBeVisible();
  const tasks = tasksOf('Daily');
  const rows = Array.from({ length: 1100 }, (_, at) => ({
    taskId: tasks[at % tasks.length]?.id ?? '',
    daysAgo: (at % 300) + 0.01,
    days: 400,
  }));
  await loadCompletions(page, rows);
  await page.reload();

  const valid = page.getByRole('region', { name: 'Active points' });
  await expect(valid.getByText('1100 completed tasks still valid', { exact: true })).toBeVisible();
  await expect(valid.locator('tbody tr')).toHaveCount(50);
  await valid.getByRole('button', { name: 'Task Name' }).click();
  await valid.getByRole('button', { name: 'Next' }).click();
  await expect(valid.getByText('Page 2 of 22')).toBeVisible();
  await expect(valid.locator('tbody tr')).toHaveCount(50);
  await expect(page.getByRole('region', { name: 'Your year' })).toContainText('1100 completed');
});
