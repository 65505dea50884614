import { expect, it } from 'vitest';
import { silentLog } from '../core/log';
import { unsupportedIn, warnOfUnsupportedParts } from './unsupported-warning';
import { fixtureFolder, loadFixture } from '../testing/running-fixture';

function warningOf(count: number): string[] {
  let lines: string[] = [];
  const warn = (message: string): void => void (lines = message.split('\n'));
  const parts = Array.from({ length: count }, (_, at) => ({
    name: `part ${at}`,
    fails: 'it fails',
  }));
  warnOfUnsupportedParts(parts, { ...silentLog, warn });
  return lines;
}

it('The warning is short: the first six parts, and how many more there are', () => {
  expect(warningOf(0)).toEqual([]);
  expect(warningOf(6)).toHaveLength(7);
  expect(warningOf(6).at(-1)).toBe('  - part 5: it fails');
  expect(warningOf(20)).toHaveLength(8);
  expect(warningOf(20).at(-1)).toBe('  - and 14 more, which --json lists');
});

it('Data sources whose service has no stub are among what can’t run', async () => {
  const definition = await loadFixture('assistant');
  expect(unsupportedIn(definition, { projectFolder: fixtureFolder('assistant') })).toEqual([
    {
      name: 'the data source News (https://news.example.com)',
      fails: 'requests for it return an error until amplify/stubs/news.example.com.ts answers them',
    },
  ]);
});
