import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Where Chromium is if Playwright didn't install it; the one without windows starts faster. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Starts Chromium. */
export function startBrowser(): Promise<Browser> {
  const executablePath = [chromium.executablePath(), ...installed].find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}
