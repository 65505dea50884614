import type { Browser } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../setup/emulator-process';
import type { Figures } from './figures';

const port = 20215;
const appPort = 5315;
const state = join('.verdure', 'bench-start');

/** From `npm start` to a page that can be used: first with nothing kept, then with everything. */
export async function measureStartUp(figures: Figures, browser: Browser): Promise<void> {
  rmSync(join(projectFolder, state), { recursive: true, force: true });
  const cold = await timeStart(browser);
  figures.add({ name: 'cold start to a usable page', value: cold / 1000, unit: 's' });
  const warm = await timeStart(browser);
  figures.add({ name: 'warm start to a usable page', value: warm / 1000, unit: 's', target: 4 });
  rmSync(join(projectFolder, state), { recursive: true, force: true });
}

/** Milliseconds from starting the process until the landing page's button can be pressed. */
async function timeStart(browser: Browser): Promise<number> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['emulator/start.mjs', `--port=${port}`, `--app-port=${appPort}`, `--state=${state}`],
    { cwd: projectFolder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const page = await browser.newPage();
  try {
    await new Promise<void>((done, fail) => {
      let said = '';
      child.once('exit', (code) =>
        fail(new Error(`npm start ended with exit code ${String(code)}`)),
      );
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('Verdure is running')) done();
      });
    });
    await page.goto(`http://localhost:${appPort}/`);
    await page.getByRole('main').getByRole('link', { name: 'Create an Account' }).click();
    await page.getByLabel('Email').fill('ready@verdure.example');
    return performance.now() - started;
  } finally {
    await page.close();
    child.removeAllListeners('exit');
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
}
