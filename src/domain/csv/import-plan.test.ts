import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_TABLES, type StoredRow } from './csv-table';
import { decodeText } from './decode-text';
import { exportCsv } from './export-csv';
import { importPlan } from './import-plan';
import { readSheet } from './read-sheet';

const table = CSV_TABLES.Tasks;
const host = 'verdure.example';
const HEADING = 'name,difficulty,description,score,duration,earthimpact,moneyimpact,imagename';

function storedRow(id: string, more: Record<string, string> = {}): StoredRow {
  const values = {
    name: `Task ${id}`,
    difficulty: 'Daily',
    description: 'Do it.',
    score: '10',
    duration: '1',
    earthimpact: 'Much',
    moneyimpact: 'Some',
    imagename: '',
    ...more,
  };
  return { id, updatedAt: '2025-06-12T08:00:00.000Z', values };
}

function planOf(text: string, stored: readonly StoredRow[] = []) {
  const sheet = readSheet(table, text);
  if (!sheet.ok) throw new Error(sheet.problem);
  return importPlan(table, sheet.rows, stored, host);
}

describe('what is exported', () => {
  it('is unchanged when imported, whatever the texts are', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', ',', '\n', '\r', '=', "'", ' ', 'ü'),
    });
    const rows = fc.array(fc.tuple(text, text), { maxLength: 6 });
    fc.assert(
      fc.property(rows, (texts) => {
        const stored = texts.map(([name, description], at) =>
          storedRow(`t${at}`, { name, description }),
        );
        const file = decodeText(new TextEncoder().encode(exportCsv(table, stored)));
        const plan = planOf(file.ok ? file.text : '', stored);
        expect(plan.map(({ status }) => status)).toEqual(stored.map(() => 'unchanged'));
      }),
    );
  });
});

describe('an import', () => {
  const line = 'Bike,Daily,Ride,5,1,Less smoke,Less fuel,task-pictures/bike.webp';

  it('finds rows by id, else by name and difficulty', () => {
    const stored = [storedRow('a'), storedRow('b')];
    const plan = planOf(
      `id,${HEADING}\na,Renamed,Daily,Do it.,10,1,Much,Some,\n,task B,Daily,Do it.,11,1,Much,Some,\n,${line}`,
      stored,
    );
    expect(plan).toMatchObject([
      { status: 'changed', id: 'a', changes: [{ column: 'name', from: 'Task a', to: 'Renamed' }] },
      { status: 'changed', id: 'b', changes: [{ column: 'name' }, { column: 'score', to: '11' }] },
      { status: 'new', line: 4, name: 'Bike', values: { score: '5' } },
    ]);
  });

  it('makes no row twice when it is run again', () => {
    const text = `${HEADING}\n${line}`;
    const [first] = planOf(text);
    if (first?.status !== 'new') throw new Error('The row is not new');
    const written = { id: first.id, updatedAt: 'now', values: first.values };
    expect(planOf(text, [written])).toMatchObject([{ status: 'unchanged' }]);
    expect(planOf(text)).toEqual([first]);
  });

  it.each([
    ['Bike,Daily,Ride,5.5,1,e,m,', 'score: must be a whole number of at most 5 digits'],
    ['Bike,Weekly,Ride,5,1,e,m,', 'difficulty: must be Daily, Medium, Strategic'],
    [',Daily,Ride,5,1,e,m,', 'name: is empty'],
    ['Bike,Daily,Ride,5,99999999999,e,m,', 'duration: must be a whole number of at most 5 digits'],
    ['Bike,Daily,Ride,5,1,e,m,elsewhere.png', 'imagename: must begin with task-pictures/'],
    [`${'B'.repeat(121)},Daily,Ride,5,1,e,m,`, 'name: is longer than 120 characters'],
    ['Bike,Daily,Ride,5,1,e,m,,more', 'It has 9 cells, the heading has 8.'],
    ['Bike,Daily,Ride,5,1', 'earthimpact: is empty; moneyimpact: is empty'],
  ])('says what is wrong with %s', (row, reason) => {
    expect(planOf(`${HEADING}\n${row}`)).toMatchObject([{ status: 'wrong', reason }]);
  });

  it('notices the same row twice, and a name that two rows have', () => {
    expect(planOf(`${HEADING}\n${line}\n${line}`)[1]).toMatchObject({
      reason: 'This is the same row as line 2.',
    });
    const twins = [storedRow('a', { name: 'Bike' }), storedRow('b', { name: 'Bike' })];
    expect(planOf(`${HEADING}\n${line}`, twins)).toMatchObject([
      { reason: '2 rows have this name and difficulty: give the id of one.' },
    ]);
  });

  it('leaves an older row with something missing alone, as long as it is not changed', () => {
    const old = [storedRow('a', { duration: '' })];
    const file = exportCsv(table, old).slice(1);
    expect(planOf(file, old)).toMatchObject([{ status: 'unchanged' }]);
    expect(planOf(file.replace('Do it.', 'Do it!'), old)).toMatchObject([
      { status: 'wrong', reason: 'duration: is empty' },
    ]);
  });

  it('refuses a file of another table', () => {
    const sheet = readSheet(table, 'name,weblink\nA,b.example');
    expect(sheet).toMatchObject({ ok: false });
    expect(!sheet.ok && sheet.problem).toContain('missing: difficulty');
    expect(!sheet.ok && sheet.problem).toContain('unknown: “weblink”');
  });

  it('refuses links that must not be opened, and those to the product itself', () => {
    const library = CSV_TABLES.Library;
    const sheet = readSheet(
      library,
      'name,description,score,duration,weblink\nA,a,1,1,javascript:alert(1)\nB,b,1,1,verdure.example/x',
    );
    expect(sheet.ok && importPlan(library, sheet.rows, [], host)).toMatchObject([
      { reason: 'weblink: must be a web address (http or https)' },
      { reason: 'weblink: The URL should not include verdure.example' },
    ]);
  });
});
