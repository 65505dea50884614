import { describe, expect, it } from 'vitest';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { type CatalogModel } from '@/domain/models/field';
import { linkModel } from '@/domain/models/link-model';
import { cellValue } from './cell-value';
import { columnOf } from './columns';
import type { StoredRow } from './import-plan';
import { readSheet } from './read-sheet';
import { createdBy, planOf as planOfText } from './testing/plans';

const HEADING = 'id,name,difficulty,description,score,duration,earthimpact,moneyimpact';
const RIDE = ',Ride,Daily,By bike.,5,1,Less smoke.,No fare.';

function sheetOf(...lines: readonly string[]) {
  return readSheet(curatedTaskModel, lines.join('\r\n'));
}

const planOf = (lines: readonly string[], stored: readonly StoredRow[] = []) =>
  planOfText(lines.join('\r\n'), stored);

describe('A column without a name', () => {
  it('is ignored where it is empty: at the end, in between or at the start', () => {
    const spaced = (line: string) => `,${line.replace(',', ', ,')},, `;
    expect(planOf([spaced(HEADING), spaced(RIDE)])).toEqual(planOf([HEADING, RIDE]));
  });

  it.each([
    [`${HEADING},,`, [RIDE, `${RIDE},,x`], 'Column J has no name, but has content on line 3.'],
    [`id,,${HEADING.slice(3)}`, [`,x${RIDE}`], 'Column B has no name, but has content on line 2.'],
    [
      `${HEADING}${','.repeat(19)}`,
      [`${RIDE}${','.repeat(19)}x`],
      'Column AA has no name, but has content on line 2.',
    ],
  ])('is named by its letters where it has content', (heading, rows, problem) => {
    const details = expect.arrayContaining([`${problem} Name it or clear it.`]);
    expect(() => sheetOf(heading, ...rows)).toThrow(expect.objectContaining({ details }));
  });
});

describe('Invisible content', () => {
  it('adds no rows below the others and no columns, however much of it a sheet has', () => {
    const unseen = [',,\u00a0,', '\u001a', '\u200b,\u2060'];
    expect(planOf([HEADING, RIDE, ...unseen])).toEqual(planOf([HEADING, RIDE]));
    const wide = (line: string) => `${line}${','.repeat(16_384)}`;
    expect(planOf([wide(HEADING), wide(RIDE)])).toEqual(planOf([HEADING, RIDE]));
  });
});

describe('A heading', () => {
  it.each([curatedTaskModel, linkModel])('may be every label of $plural', (model: CatalogModel) => {
    for (const [name, { label }] of Object.entries(model.fields)) {
      const spelled = [' ', '-', '\u00a0'].map((blank) => ` ${label.replaceAll(' ', blank)} `);
      for (const heading of [name, label.toUpperCase(), ...spelled])
        expect([heading, columnOf(model, heading)]).toEqual([heading, name]);
    }
    expect(columnOf(model, 'ID')).toBe('id');
    expect(columnOf(model, '')).toBeUndefined();
  });

  it('may come below titles, whose lines count', () => {
    const titles = ['Tasks of spring,,,', ',,,', '', '"By Fern,\nand Ash"', 'Score card'];
    const wrong = ',Ride,Daily,By bike.,five,1,Less smoke.,No fare.';
    const sheet = sheetOf(...titles, HEADING, RIDE, wrong);
    expect(sheet).toMatchObject({ headingLine: 6, rows: [{ line: 7 }, { line: 8 }] });
    expect(() => sheetOf(...titles, HEADING.replace('score', 'points'), RIDE)).toThrow(
      expect.objectContaining({
        message: 'Line 6 must name the columns for tasks.',
        details: expect.arrayContaining(['“points” isn’t a column.']),
      }),
    );
  });
});

describe('A cell', () => {
  const {
    score,
    duration,
    carbonKg,
    moneyDollars,
    costDollars,
    difficulty,
    category,
    state,
    cost,
    place,
    renters,
    name,
  } = curatedTaskModel.fields;

  it.each([
    [score, '1,000', '1000'],
    [score, '1\u202f000', '1000'],
    [score, '1’000.00', '1000'],
    [score, '1.000,00', '1000'],
    [duration, '5.0', '5'],
    [duration, '+5', '5'],
    [carbonKg, '1,250.5', '1250.5'],
    [carbonKg, '1,250', '1250'],
    [carbonKg, '1.250', '1.25'],
    [carbonKg, '0,125', '0.125'],
    [carbonKg, '.5', '0.5'],
    [score, '05', '5'],
    [score, '000', '0'],
    [score, '１２', '12'],
    [carbonKg, '١.٥', '1.5'],
    [carbonKg, '١٬٢٥٠٫٥', '1250.5'],
    [score, '１，０００', '1000'],
    [moneyDollars, '$1,250.50', '1250.5'],
    [moneyDollars, '1250,5 US$', '1250.5'],
    [costDollars, 'USD 1,250.00', '1250'],
    [difficulty, 'DAILY', 'Daily'],
    [difficulty, 'DAİLY', 'Daily'],
    [difficulty, 'daıly', 'Daily'],
    [category, 'food', 'Food'],
    [state, 'archived', 'Archived'],
    [cost, 'under $20', 'Under20'],
    [place, 'on-the-go', 'OnTheGo'],
    [place, 'At a shop', 'Shop'],
    [renters, 'TRUE', 'Yes'],
    [renters, '1', 'Yes'],
    [renters, 'FALSE', 'No'],
    [renters, 'WAHR', 'Yes'],
    [renters, 'FAUX', 'No'],
    [renters, 'Needs the owner', 'No'],
    // Ambiguous, so it stays as it is.
    [score, '1.000', '1.000'],
    [score, '5.5', '5.5'],
    [score, '10,00,000', '10,00,000'],
    [score, '-5', '-5'],
    [score, '$5', '$5'],
    [moneyDollars, '5%', '5%'],
    [moneyDollars, '-$5', '-$5'],
    [score, '5-Jan', '5-Jan'],
    [carbonKg, '1e3', '1e3'],
    [carbonKg, '-3', '-3'],
    [difficulty, '1', '1'],
    [state, 'TRUE', 'TRUE'],
    [renters, 'maybe', 'maybe'],
    [renters, '-', '-'],
    [name, 'TRUE', 'TRUE'],
    [name, '1,000', '1,000'],
  ])('of the kind $kind with %j is read as %j', (field, text, value) => {
    expect(cellValue(field, text, 'points')).toBe(value);
  });

  it('with three decimals or thousands is refused in a file that may have decimal commas', () => {
    for (const text of ['1,250', '1.250'])
      expect(cellValue(carbonKg, text, 'either')).toBe('1,250');
    expect(cellValue(carbonKg, '1,25', 'either')).toBe('1.25');
    expect(cellValue(carbonKg, '1.1250', 'either')).toBe('1.125');
    expect(cellValue(score, '1,000', 'either')).toBe('1000');
  });

  it('with a decimal comma in quotes says what the file’s other commas mean', () => {
    const rows = ['"1,25"', '"1,250"'].map(
      (cell, at) => `${RIDE.replace('Ride', `Ride ${at}`)},${cell}`,
    );
    const sheet = (...lines: readonly string[]) =>
      sheetOf(`${HEADING},Carbon saved`, ...lines).rows.map(({ values }) => values['carbonKg']);
    expect(sheet(...rows)).toEqual(['1.25', '1,250']);
    expect(sheet(...rows.slice(1))).toEqual(['1250']);
  });

  it('with a picture is the name of its file, whatever characters that has', () => {
    const path = 'task-pictures/Cafe\u0301  1.jpg';
    const file = [`${HEADING},imagename`, `${RIDE},${path} `].join('\n');
    expect(planOfText(file, [], curatedTaskModel, new Set([path]))).toMatchObject([
      { status: 'new', values: { imagename: path } },
    ]);
  });

  it.each([
    [',Ride,Daily,By bike.,1.000,1,Less smoke.,No fare.', 'Score is “1.000”.', '1000 or 1'],
    [
      ';Ride;Daily;By bike.;5;1;Less smoke.;No fare.;1,250',
      'Carbon saved is “1,250”.',
      '1250 or 1.25',
    ],
    [
      ';Ride;Daily;By bike.;5;1;Less smoke.;No fare.;1.125',
      'Carbon saved is “1,125”.',
      '1125 or 1.1250',
    ],
  ])('that can mean two numbers is refused with both: %s', (row, found, numbers) => {
    const heading = row.startsWith(';') ? `${HEADING},Carbon saved`.replaceAll(',', ';') : HEADING;
    expect(planOf([heading, row])).toMatchObject([
      {
        status: 'invalid',
        notes: expect.arrayContaining([`${found} It can mean two numbers: write ${numbers}.`]),
      },
    ]);
  });

  it('that a program has marked as text is read as that text', () => {
    const marked = ',"=""Ride""",Daily,"=""By """"bike"""".""",="5",1,Less smoke.,No fare.';
    const plain = ',Ride,Daily,"By ""bike"".",5,1,Less smoke.,No fare.';
    expect(planOf([HEADING, marked])).toEqual(planOf([HEADING, plain]));
    const spaced = ', "Ride", Daily, "By ""bike"".", 5, 1, Less smoke., No fare.';
    expect(planOf([HEADING, spaced])).toEqual(planOf([HEADING, plain]));
  });

  it.each([
    '#NAME?',
    '#N/A',
    '#DIV/0!',
    '#WERT!',
    '#NV',
    '#¿NOMBRE?',
    '#GETTING_DATA',
    'Err:502',
    '########',
  ])('with %s, in place of a text, is refused unless it is stored', (text) => {
    const values = { name: 'Ride', difficulty: 'Daily', description: text, score: '4' };
    const row = RIDE.replace('By bike.', text);
    const problem = `Description is “${text}”. A spreadsheet shows that for a failed formula. Enter the text again.`;
    expect(planOf([HEADING, row])).toMatchObject([{ status: 'invalid', notes: [problem] }]);
    const stored = [{ id: 'a', updatedAt: 'now', values }];
    expect(planOf([HEADING, row], stored)).toMatchObject([{ status: 'changed' }]);
  });

  it('with a hashtag is text', () => {
    const row = RIDE.replace('By bike.', '#BIKE');
    expect(planOf([HEADING, row])).toMatchObject([{ status: 'new' }]);
  });

  it('has one line where it is a name, and keeps the lines of a longer text', () => {
    const row = '"Ride\n to work",Daily,"By bike.\nSafely.",5,1,Less smoke.,No fare.';
    expect(planOf([HEADING, `,${row}`])).toMatchObject([
      { values: { name: 'Ride to work', description: 'By bike.\nSafely.' } },
    ]);
  });

  it('is compared with the stored value as it is read', () => {
    const stored = createdBy(planOf([HEADING, RIDE]));
    const again = 'Ride,daily,By bike.,+5,1.0,Less smoke.,No fare.';
    expect(planOf([HEADING, `,${again}`], [stored])).toMatchObject([{ status: 'unchanged' }]);
  });
});
