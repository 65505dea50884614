import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas, type Area } from './areas';
import { differencesIn, type Difference } from './find-differences';
import { notTested } from './not-tested';

const emulatorFolder = fileURLToPath(new URL('../..', import.meta.url));

type Found = Difference & { file: string };

/** Returns the text of DIFFERENCES.md. */
export function differencesPage(): string {
  const found = allDifferences();
  return `# Differences from AWS

Made by \`npm run generate\` from the tests that show them. An operation or a function that isn't supported fails with an
error that names it.

## Differences

Below each is the test that shows it.

${areas.map((area) => areaSection(area, found)).join('')}## Not tested

No test shows these: they are about what never happens here, or only after a long time.

${notTested.map(({ area, text }) => `- **${area}.** ${text}`).join('\n')}
`;
}

function areaSection(area: Area, found: readonly Found[]): string {
  const own = found.filter((one) => one.area === area);
  const items = own.map(({ text, test, file }) => `- ${text}\n  ([${test}](${file}))\n`);
  return own.length === 0 ? '' : `### ${area}\n\n${items.join('')}\n`;
}

function allDifferences(): Found[] {
  return readdirSync(emulatorFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) =>
      differencesIn(readFileSync(join(emulatorFolder, file), 'utf8')).map((one) => ({
        ...one,
        file,
      })),
    );
}
