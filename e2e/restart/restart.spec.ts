import { stopEmulator, startEmulatorProcess } from '../setup/emulator-process';
import { expect, test } from '../setup/fixtures';

// Chromium logs that the live connection closed with the backend.
test.use({ expectedConsoleErrors: [/ERR_(CONNECTION|SOCKET)/] });

test('keeps a member’s data when the backend is killed and restarted', async ({ home: page }) => {
  const daily = page.getByRole('region', { name: 'Your Daily Tasks' });
  const names = await daily.getByRole('heading', { level: 3 }).allTextContents();
  await daily.getByRole('button', { name: 'Mark Complete' }).first().click();
  await expect(page.getByRole('link', { name: /Level 1/ })).toBeVisible();
  await expect(page.getByText(/complete: \+\d+ points/)).toBeVisible();

  await stopEmulator('SIGKILL');
  await startEmulatorProcess();

  await page.reload();
  await expect(page.getByRole('link', { name: /Level 1/ })).toBeVisible();
  await expect(daily.getByRole('heading', { level: 3 })).toHaveText(names);
  await expect(daily.getByRole('button', { name: 'Task Complete' })).toHaveCount(1);
  await daily.getByRole('button', { name: 'Mark Complete' }).first().click();
  await expect(page.getByRole('link', { name: /Level 2/ })).toBeVisible();
});
