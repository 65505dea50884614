import { describe, expect, it } from 'vitest';
import { toFormEntry } from '@/domain/models/entry';
import { linkModel } from '@/domain/models/link-model';
import { taskModel } from '@/domain/models/task-model';
import { taskEntry } from '@/domain/models/testing/entries';
import { readSheet } from './read-sheet';
import { exportCsv } from './csv-text';
import { type StoredRow, planImport } from './import-plan';
import { createdBy, host, planOf as planOfText } from './testing/plans';

const pictures = new Set(['task-pictures/bike.webp']);
const HEADING = 'name,difficulty,description,score,duration,earthimpact,moneyimpact,imagename';

function storedRow(id: string, more: Record<string, string> = {}): StoredRow {
  const texts = { description: 'Do it.', score: '10', earthimpact: 'Much', moneyimpact: 'Some' };
  const values = toFormEntry(taskModel, taskEntry({ name: `Task ${id}`, ...texts, ...more }));
  return { id, updatedAt: '2025-06-12T08:00:00.000Z', values };
}

const planOf = (text: string, stored: readonly StoredRow[] = []) =>
  planOfText(text, stored, taskModel, pictures);

describe('An import', () => {
  const line = 'Bike,Daily,Ride,5,1,Less smoke,Less fuel,task-pictures/bike.webp';

  it('matches rows by ID, or else by name and difficulty', () => {
    const stored = [storedRow('a'), storedRow('b')];
    const plan = planOf(
      `id,${HEADING}\na,Renamed,Daily,Do it.,10,1,Much,Some,\n,task B,Daily,Do it.,11,1,Much,Some,\n,${line}`,
      stored,
    );
    expect(plan).toMatchObject([
      { status: 'changed', id: 'a', changes: [{ label: 'Name', from: 'Task a', to: 'Renamed' }] },
      { status: 'changed', id: 'b', changes: [{ label: 'Name' }, { label: 'Score', to: '11' }] },
      { status: 'new', line: 4, name: 'Bike', values: { score: '5' } },
    ]);
  });

  it('reads each stored row only a few times, however many rows change', () => {
    const { values } = storedRow('a');
    let reads = 0;
    const stored = Array.from({ length: 200 }, (_, at) => ({
      id: `t${at}`,
      updatedAt: '',
      get values() {
        reads += 1;
        return values;
      },
    }));
    const lines = stored.map(({ id }) => `${id},${line}`);
    const plan = planOf([`id,${HEADING}`, ...lines].join('\n'), stored);
    expect(plan.filter(({ status }) => status === 'changed')).toHaveLength(stored.length);
    expect(reads).toBeLessThan(20 * stored.length);
  });

  it('gives a new row an ID that shows its name', () => {
    const [row] = planOf(`${HEADING}\n${line.replace('Bike', '(Bike  to — Work!)')}`);
    expect(row).toMatchObject({ id: expect.stringMatching(/^import-bike-to-work-[a-z0-9]+$/) });
  });

  it('gives a row another ID if a renamed row still has the one for this name', () => {
    const file = `${HEADING}\n${line}`;
    const renamed = storedRow(createdBy(planOf(file)).id, { name: 'Ride' });
    const created = createdBy(planOf(file, [renamed]));
    expect(created).toMatchObject({ id: `${renamed.id}-2`, values: { name: 'Bike' } });
    expect(planOf(file, [renamed, created])).toMatchObject([{ status: 'unchanged' }]);
  });

  it('matches names by their visible characters, and needs a visible name', () => {
    const stored = [
      storedRow('a', { name: 'Bike to work' }),
      storedRow('b', { name: 'Ca\u200Bfé' }),
    ];
    const ghosts = '\u3164\u200B';
    const plan = planOf(
      `${HEADING}\nBi\u200Bke\u00A0to work,Daily,Ride,10,1,Much,Some,\nCAFE\u0301,Daily,Go,10,1,Much,Some,\n${ghosts},Daily,Go,10,1,Much,Some,`,
      stored,
    );
    expect(plan).toMatchObject([
      { status: 'changed', id: 'a', changes: [{ label: 'Description' }] },
      { status: 'changed', id: 'b' },
      { status: 'invalid', notes: ['Name is empty. This field is required.'] },
    ]);
  });

  it('matches names as a search does: without accents, hyphens and the kind of apostrophe', () => {
    const stored = ['Don’t idle', 'Ride an E\u2011bike', 'Find a café'].map((name) =>
      storedRow(name, { name }),
    );
    const rows = ["Don't idle", 'Ride an e-bike', 'Find a cafe'].map((name) =>
      line.replace('Bike', name),
    );
    expect(planOf([HEADING, ...rows].join('\n'), stored)).toMatchObject(
      stored.map(({ id }) => ({ status: 'changed', id })),
    );
    // The same name comes first, wherever it is in the file.
    const twins = ['Recover a chair', 'Re-cover a chair'];
    const both = [HEADING, ...twins.map((name) => line.replace('Bike', name))].join('\n');
    const rowOf = (name: string) => storedRow(name, { name });
    expect(planOf(both, twins.map(rowOf))).toMatchObject(
      twins.map((id) => ({ status: 'changed', id })),
    );
    expect(planOf(both, twins.slice(1).map(rowOf))).toMatchObject([
      { status: 'new' },
      { status: 'changed', id: 'Re-cover a chair' },
    ]);
  });

  it('finds steps by their texts, so members keep their ticks and nothing changes twice', () => {
    const file = (steps: string) => `${HEADING},steps\n${line.replace(/[^,]*$/, '')},"${steps}"`;
    const first = createdBy(planOfText(file('Get quotes\nPick one')));
    const values = { ...first.values, steps: 's1: Get quotes\ns2: Pick one' };
    const stored = [{ ...first, values }];
    expect(planOfText(file('Get quotes\nPick one'), stored)).toMatchObject([
      { status: 'unchanged' },
    ]);
    expect(planOfText(file('Measure\nPick one'), stored)).toMatchObject([
      { status: 'changed', values: { steps: 's3: Measure\ns2: Pick one' } },
    ]);
  });

  it('creates no duplicates when it is run again', () => {
    const text = `${HEADING}\n${line}`;
    const first = planOf(text);
    expect(planOf(text, [createdBy(first)])).toMatchObject([{ status: 'unchanged' }]);
    expect(planOf(text)).toEqual(first);
  });

  it('matches rows by name alone if the file has no difficulty column', () => {
    const file = 'name,description,score,duration\nRepair,Fix it,5,7';
    const first = createdBy(planOfText(file, [], linkModel));
    const daily = { ...first, values: { ...first.values, difficulty: 'Daily' } };
    expect(planOfText(file, [daily], linkModel)).toMatchObject([{ status: 'unchanged' }]);
    expect(planOfText(file, [first, { ...daily, id: 'b' }], linkModel)).toMatchObject([
      { notes: ['2 rows have this name. Add the ID of the one you mean.'] },
    ]);
  });

  it.each([
    ['Bike,Daily,Ride,5.5,1,e,m,', ['Score is “5.5”. Use a whole number from 0 to 1,000.']],
    [
      'Bike,Daily,Ride,5,1,e,m,task-pictures/lost.png',
      [
        'Picture is “task-pictures/lost.png”. No stored picture has this path. Add the picture first, or leave it empty.',
      ],
    ],
    [
      `${'B'.repeat(121)},Daily,Ride,5,1,e,m,`,
      [`Name is “${'B'.repeat(60)}…”. Use at most 120 characters (you have 121).`],
    ],
    ['Bike,Daily,Ride,5,1,e,m,,more', ['The row has 9 cells, but the header has 8.']],
    [
      'Bike,Daily,Ride,5,1',
      [
        'Earth Impact is empty. This field is required.',
        'Financial Impact is empty. This field is required.',
      ],
    ],
  ])('says what is wrong in each column of %s', (row, problems) => {
    expect(planOf(`${HEADING}\n${row}`)).toMatchObject([{ status: 'invalid', notes: problems }]);
  });

  it('keeps a picture that was removed after it was chosen', () => {
    const stored = [storedRow('a', { imagename: 'task-pictures/re\u0301moved  1.webp' })];
    const file = exportCsv(taskModel, stored).slice(1).replace('Do it.', 'Do it!');
    expect(planOf(file, stored)).toMatchObject([{ status: 'changed' }]);
  });

  it('creates, publishes and archives, and takes no published task back to a draft (D29)', () => {
    const stored = [
      storedRow('a', { state: 'Draft', duration: '' }),
      storedRow('b', { state: 'Draft' }),
      storedRow('c', { state: '' }),
      storedRow('d', { state: 'Live' }),
      storedRow('e', { state: 'Archived' }),
    ];
    const rows = ['a,Task a,Daily,Live', 'b,Task b,Daily,Live', 'c,Task c,Daily,Archived'];
    const file = ['id,name,difficulty,state', ...rows, 'd,Task d,Daily,Draft', 'e,Task e,Daily,'];
    const sheet = {
      ...taskModel,
      fields: {
        name: taskModel.fields.name,
        difficulty: taskModel.fields.difficulty,
        state: taskModel.fields.state,
      },
    };
    const read = readSheet(sheet, [...file, ',New,Daily,Draft', ',Short,Daily,Live'].join('\n'));
    expect(planImport(taskModel, read.rows, { stored, pictures, host })).toMatchObject([
      { status: 'invalid', notes: ['Duration is empty. This field is required.'] },
      { status: 'changed', changes: [{ label: 'State', from: 'Draft', to: 'Live' }] },
      { status: 'changed', changes: [{ label: 'State', from: '', to: 'Archived' }] },
      {
        status: 'invalid',
        notes: ['State is “Draft”. A published task can’t become a draft. Archive it instead.'],
      },
      { status: 'changed', changes: [{ label: 'State', from: 'Archived', to: '' }] },
      { status: 'new', values: { state: 'Draft' } },
      {
        status: 'invalid',
        notes: expect.arrayContaining(['Score is empty. This field is required.']),
      },
    ]);
  });

  it('refuses a repeated row, and a name that two stored rows have', () => {
    expect(planOf(`${HEADING}\n${line}\n${line}`)[1]).toMatchObject({
      notes: ['Same row as line 2.'],
    });
    const twins = [storedRow('a', { name: 'Bike' }), storedRow('b', { name: 'Bike' })];
    expect(planOf(`${HEADING}\n${line}`, twins)).toMatchObject([
      { notes: ['2 rows have this name and difficulty. Add the ID of the one you mean.'] },
    ]);
  });

  it('changes an older row by the editor’s rules: its duration may stay empty, its score may not', () => {
    const old = [storedRow('a', { duration: '' }), storedRow('b', { score: '' })];
    const file = exportCsv(taskModel, old).slice(1);
    expect(planOf(file, old)).toMatchObject([{ status: 'unchanged' }, { status: 'unchanged' }]);
    expect(planOf(file.replaceAll('Do it.', 'Do it!'), old)).toMatchObject([
      { status: 'changed', changes: [{ label: 'Description' }] },
      { status: 'invalid', notes: ['Score is empty. This field is required.'] },
    ]);
  });

  it('reports each problem of a heading once, in its own sentence', () => {
    const file = 'name,name,price,price,,description,score\nA,B,,,x';
    expect(() => readSheet(linkModel, file)).toThrow(
      expect.objectContaining({
        details: [
          'The column “duration” (Duration) is missing.',
          '“price” isn’t a column.',
          'Column E has no name, but has content on line 2. Name it or clear it.',
          'The column “name” appears more than once.',
          expect.stringMatching(/^The columns are: id, name, /),
        ],
      }),
    );
  });
});
