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

/**
 * From `npm start` to the landing page's button, and on to the form that it leads to: first with
 * nothing kept, then with everything.
 */
export async function measureStartUp(figures: Figures, browser: Browser): Promise<void> {
  rmSync(join(projectFolder, state), { recursive: true, force: true });
  for (const [kept, target] of [
    ['cold', undefined],
    ['warm', 4],
  ] as const) {
    const { usableMs, formMs } = await timeStart(browser);
    figures.add({
      name: `${kept} start to a usable page`,
      value: usableMs / 1000,
      unit: 's',
      ...(target !== undefined && { target }),
    });
    figures.add({ name: `${kept} start to the sign-up form`, value: formMs / 1000, unit: 's' });
  }
  rmSync(join(projectFolder, state), { recursive: true, force: true });
}

/** Milliseconds from starting the process until a newcomer has pressed the button, and can type. */
async function timeStart(browser: Browser): Promise<{ usableMs: number; formMs: number }> {
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
    const usableMs = performance.now() - started;
    await page.getByLabel('Email').fill('ready@verdure.example');
    return { usableMs, formMs: performance.now() - started };
  } finally {
    await page.close();
    child.removeAllListeners('exit');
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
}
