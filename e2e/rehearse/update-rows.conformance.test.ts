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

type Change = (definition: CompleteDefinition) => CompleteDefinition;

/** Yesterday's version is today's; what changed is what a test changes. */
async function faults(change: Change, today = operations) {
  const definition = await verdureDefinition();
  const later = { definition: change(definition), operations: today };
  return updateFaults({ definition, operations }, later, new Set());
}

/** Renames a field in the schema. */
const renamed =
  (name: string): Change =>
  (definition) => {
    const schema = definition.api.schema.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'renamed');
    return { ...definition, api: { ...definition.api, schema } };
  };

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
    const found = await faults(renamed('dailyRecord'));
    expect(found.join('\n')).toMatch(/Home: .*dailyRecord/);
  },
  TIMEOUT_MS,
);

it(
  'An update that no longer takes a write is found by yesterday’s client',
  async () => {
    const found = await faults(renamed('CreateCompletedTaskInput'));
    expect(found.filter((fault) => fault.startsWith('Complete:'))).not.toEqual([]);
  },
  TIMEOUT_MS,
);

it.each(['memberState', 'goal', 'swap'])(
  'An update that loses what a member stored as %s is found',
  async (name) => {
    const found = await faults(renamed(name));
    expect(found.join('\n')).toMatch(new RegExp(`^Rows read .* instead of .*"${name}":`, 'm'));
  },
  TIMEOUT_MS,
);

it(
  'An update of a version without goals writes none',
  async () => {
    const definition = await verdureDefinition();
    const earlier = { definition: renamed('goal')(definition), operations: new Map() };
    expect(await updateFaults(earlier, { definition, operations }, new Set())).toEqual([]);
  },
  TIMEOUT_MS,
);

it(
  'An update whose client lacks a query of a page is found by name',
  async () => {
    const today = new Map([...operations].filter(([name]) => name !== 'Completed'));
    expect(await faults((same) => same, today)).toEqual([
      expect.stringMatching(/^Completed: today’s client has no such operation/),
    ]);
  },
  TIMEOUT_MS,
);
