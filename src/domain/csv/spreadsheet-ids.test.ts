import { describe, expect, it } from 'vitest';
import type { StoredRow } from './import-plan';
import { planOf as planOfText } from './testing/plans';

const HEADING = 'id,name,difficulty,description,score,duration,earthimpact,moneyimpact';
const RIDE = ',Ride,Daily,By bike.,5,1,Less smoke.,No fare.';

const planOf = (lines: readonly string[], stored: readonly StoredRow[] = []) =>
  planOfText(lines.join('\r\n'), stored);

describe('An ID that a spreadsheet took for something else', () => {
  it.each([
    ['2-Jan', 'date'],
    ['Mar-26', 'date'],
    ['1/2/2026', 'date'],
    ['2026-01-02', 'date'],
    ['2-Okt', 'date'],
    ['01-ene-26', 'date'],
    ['3-juil.', 'date'],
    ['12. Mrz', 'date'],
    ['2-sty', 'date'],
    ['02.Oca', 'date'],
    ['szept.02', 'date'],
    ['febr.02', 'date'],
    ['2.tammi', 'date'],
    ['02.iun', 'date'],
    ['02-Juni', 'date'],
    ['2.juli', 'date'],
    ['juni-26', 'date'],
    ['12:30', 'time'],
    ['1:02:00', 'time'],
    ['12.0', 'number'],
    ['9.00E+12', 'number'],
    ['1,23E-05', 'number'],
    ['1234567890123450', 'number'],
  ])('%s is asked about', (id, kind) => {
    expect(planOf([HEADING, `"${id}"${RIDE}`])).toMatchObject([
      {
        line: 2,
        name: 'Ride',
        status: 'invalid',
        notes: [
          `ID is “${id}”. Did a spreadsheet turn an ID into a ${kind}? Enter the ID as text, or leave it empty to match the row by name and difficulty.`,
        ],
      },
    ]);
  });

  it('without its leading zeros is asked about', () => {
    const values = { name: 'Walk', difficulty: 'Daily' };
    const stored = [{ id: '0042', updatedAt: 'now', values }];
    const question = [expect.stringContaining('turn an ID into a number?')];
    expect(planOf([HEADING, `42${RIDE}`], stored)).toMatchObject([{ notes: question }]);
    expect(planOf([HEADING, `43${RIDE}`], stored)).toMatchObject([{ status: 'new' }]);
  });

  it.each([
    'daily-2',
    'task-12',
    '50-bulbs',
    '1-bike',
    '10-minute',
    '1234567890123456',
    '0043',
    '2-minute-shower',
    '9e1250af',
    'january',
    '12',
    '123456789012345',
    'e12',
    'may-flowers',
  ])('%s is not', (id) => {
    expect(planOf([HEADING, `${id}${RIDE}`])).toMatchObject([{ status: 'new', id }]);
  });

  it('is found if a stored row has it', () => {
    const stored = { id: '9E12', updatedAt: 'now', values: { name: 'Walk', difficulty: 'Daily' } };
    expect(planOf([HEADING, `9E12${RIDE}`], [stored])).toMatchObject([
      { status: 'changed', id: '9E12' },
    ]);
  });
});
