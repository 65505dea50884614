import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { toFormEntry, storedFields } from '@/domain/models/entry';
import { exportCsv } from './csv-text';
import type { StoredRow } from './import-plan';
import { carbon, taskEntry } from '@/domain/models/testing/entries';
import { createdBy, planOf } from './testing/plans';
import { forAll } from '@/domain/testing/for-all';

function stored(row: object): StoredRow {
  const values = toFormEntry(curatedTaskModel, { ...taskEntry(), ...row });
  return { id: 'ride', updatedAt: '2025-06-12T08:00:00.000Z', values };
}

const effort = {
  timeNeeded: 90,
  cost: 'Investment',
  costDollars: 1200,
  place: 'OnTheGo',
  renters: 'No',
  whyItHelps: 'It’s “half” the work, and twice the fun.',
  whySource: 'https://www.epa.gov/x?a=1,2',
  steps: 'quotes: Get two quotes, “in writing”.\npick: Pick one: the better.',
};

it('Figures and effort survive an export and an import', () => {
  const figure = fc.integer({ min: 1, max: 20_000_000 }).map((thousandths) => thousandths / 1000);
  forAll([figure], (carbonKg) => {
    const row = stored({ ...effort, ...carbon, carbonKg });
    const file = exportCsv(curatedTaskModel, [row]);
    expect(planOf(file, [row])).toMatchObject([{ status: 'unchanged' }]);
    const created = storedFields(curatedTaskModel, createdBy(planOf(file)).values);
    expect(created).toMatchObject({ ...effort, ...carbon, carbonKg });
  });
});

it('A changed figure is written with its assumption and source, which the backend requires', () => {
  const before = stored(carbon);
  const file = exportCsv(curatedTaskModel, [stored({ ...carbon, carbonKg: 2, name: 'Bike' })]);
  const [row] = planOf(file, [before]);
  if (row?.status !== 'changed') throw new Error('The row has not changed');
  expect(row.changes.map(({ label }) => label)).toEqual(['Name', 'Carbon saved']);
  expect(storedFields(curatedTaskModel, row.values)).toEqual({
    name: 'Bike',
    ...carbon,
    carbonKg: 2,
  });
});

it('A file without the columns leaves the estimates alone', () => {
  const heading = 'name,difficulty,description,score,duration,earthimpact,moneyimpact';
  const plan = planOf(`${heading}\nRide,Daily,By bike!,5,1,Less smoke.,No fare.`, [stored(carbon)]);
  expect(plan).toMatchObject([{ status: 'changed', values: { description: 'By bike!' } }]);
  expect(plan[0]).not.toHaveProperty('values.carbonKg');
});

it('A figure whose period isn’t the completion’s is asked about, and not refused', () => {
  const odd = stored({ ...carbon, carbonAssumption: 'Over 30 days, a ride a day.' });
  const text = exportCsv(curatedTaskModel, [odd]);
  const question =
    'The assumption covers 30 days, but a completion counts for a day. Is the figure for one completion?';
  expect(planOf(text)).toMatchObject([{ status: 'new', notes: [question] }]);
  expect(planOf(text, [stored(carbon)])).toMatchObject([{ status: 'changed', notes: [question] }]);
  const renamed = stored({ ...carbon, description: 'By bicycle.' });
  expect(planOf(exportCsv(curatedTaskModel, [renamed]), [stored(carbon)])).toMatchObject([
    { status: 'changed', notes: [] },
  ]);
  const fits = { ...carbon, duration: 365, carbonAssumption: 'Over a year, a ride each week.' };
  const atOnce = exportCsv(curatedTaskModel, [stored(fits)]);
  expect(planOf(atOnce, [stored({ ...fits, savesOver: 365 })])).toMatchObject([
    { status: 'changed', notes: [expect.stringMatching(/^The savings period is empty/)] },
  ]);
});
