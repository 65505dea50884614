import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { CompleteDefinition } from 'amplify-emulator/project';
import { verdureDefinition } from '../../local/testing/running-emulator';
import { operationsIn } from '../../build/rehearse/documents';
import { updateFaults } from '../../build/rehearse/update-rows';

const TIMEOUT_MS = 120_000;
const folder = 'src/data';
const names = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
const operations = operationsIn(names.map((name) => readFileSync(`${folder}/${name}`, 'utf8')));

/** Yesterday's version is today's; what changed is what a test changes. */
async function faults(change: (definition: CompleteDefinition) => CompleteDefinition) {
  const definition = await verdureDefinition();
  const later = { definition: change(definition), operations };
  return updateFaults({ definition, operations }, later, new Set());
}

it(
  'An update that changes nothing keeps rows, and yesterday’s client works',
  async () => {
    expect(await faults((same) => same)).toEqual([]);
  },
  TIMEOUT_MS,
);

it(
  'An update that renames a field is found by yesterday’s client',
  async () => {
    const found = await faults((definition) => ({
      ...definition,
      api: {
        ...definition.api,
        schema: definition.api.schema.replaceAll(/\bdailyRecord\b/g, 'renamedRecord'),
      },
    }));
    expect(found.join('\n')).toMatch(/Home: .*dailyRecord/);
  },
  TIMEOUT_MS,
);
