import type { Browser } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, untilPrinted } from '../setup/emulator-process';
import type { Figures } from './figures';

const port = 20215;
const appPort = 5315;
const state = join('.verdure', 'bench-start');

/**
 * Times `npm start` until the landing page's button works: first with empty state, then with the state of the first
 * run.
 */
export async function measureStartUp(figures: Figures, browser: Browser): Promise<void> {
  rmSync(join(projectFolder, state), { recursive: true, force: true });
  for (const [name, target] of [
    ['cold', undefined],
    ['warm', 4],
  ] as const) {
    figures.add({
      name: `${name} start to a usable page`,
      value: (await timeStart(browser)) / 1000,
      unit: 's',
      ...(target !== undefined && { target }),
    });
  }
  rmSync(join(projectFolder, state), { recursive: true, force: true });
}

/** Milliseconds from starting the process until a visitor has clicked the button. */
async function timeStart(browser: Browser): Promise<number> {
  const started = performance.now();
  const startProcess = spawn(
    process.execPath,
    ['build/local/start.mjs', `--port=${port}`, `--app-port=${appPort}`, `--state=${state}`],
    { cwd: projectFolder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const page = await browser.newPage();
  try {
    await untilPrinted(startProcess, 'Verdure is running');
    await page.goto(`http://localhost:${appPort}/`);
    await page.getByRole('main').getByRole('link', { name: 'Create an Account' }).first().click();
    return performance.now() - started;
  } finally {
    await page.close();
    const exit = once(startProcess, 'exit');
    startProcess.kill('SIGTERM');
    await exit;
  }
}
