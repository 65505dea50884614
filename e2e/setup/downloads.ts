import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readFileSync } from 'node:fs';

/** Runs an action that starts a download. Returns the file's name and text. */
export async function downloaded(page: Page, start: () => Promise<void>) {
  const arriving = page.waitForEvent('download');
  await start();
  const download = await arriving;
  return {
    name: download.suggestedFilename(),
    text: readFileSync(await download.path(), 'utf8'),
  };
}

/** Runs an action that downloads a calendar file. Returns its name, the calendar and its only event. */
export async function downloadedEvent(page: Page, start: () => Promise<void>) {
  const { name, text } = await downloaded(page, start);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) throw new Error('The file must have exactly one event');
  return { name, calendar, event };
}
