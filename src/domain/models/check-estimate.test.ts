import { describe, expect, it } from 'vitest';
import { curatedTaskModel } from './curated-task-model';
import { carbon, taskEntry } from './testing/entries';
import { entryProblems } from './validate';

function problemsOf(estimate: Record<string, string>) {
  const context = { tool: 'builder', host: 'verdure.example' } as const;
  return entryProblems(curatedTaskModel, taskEntry(estimate), context);
}

describe('An estimate', () => {
  it('is optional, but complete if there is one', () => {
    for (const none of [{}, { carbonKg: ' ', carbonSource: '' }]) {
      expect(problemsOf(none)).toEqual({});
    }
    for (const carbonKg of ['1.25', '.5', '0.0041', '20000']) {
      expect(problemsOf({ ...carbon, carbonKg })).toEqual({});
    }
    const carbonSource = 'https://epa.gov  https://eia.gov/x';
    expect(problemsOf({ ...carbon, carbonSource })).toEqual({});
  });

  it.each([
    [{ carbonSource: '' }, { carbonSource: 'Add a source for this figure' }],
    [{ carbonAssumption: ' ' }, { carbonAssumption: 'Add an assumption for this figure' }],
    [{ carbonKg: '' }, { carbonKg: 'Add the figure, or clear its assumption and source' }],
    [{ carbonKg: '-2' }, { carbonKg: 'Enter a positive figure: what a completion saves' }],
    [{ carbonKg: '0.000' }, { carbonKg: 'Leave this blank instead of 0' }],
    [{ carbonKg: '20001' }, { carbonKg: expect.stringMatching(/^Use at most 20000 for one/) }],
    [{ carbonKg: '1e3' }, { carbonKg: expect.stringMatching(/^Use a number such as 1.5/) }],
    [{ carbonKg: '1,5' }, { carbonKg: expect.stringMatching(/^Use a number such as 1.5/) }],
    [{ carbonKg: '1.23456' }, { carbonKg: expect.stringMatching(/^Use a number such as 1.5/) }],
    [{ carbonSource: 'epa.gov' }, { carbonSource: expect.stringMatching(/starts with https/) }],
    [{ carbonSource: 'http://epa.gov' }, { carbonSource: expect.stringMatching(/with https/) }],
    [
      { carbonSource: 'https://epa.gov http://eia.gov' },
      { carbonSource: expect.stringMatching(/starts with https/) },
    ],
    [
      { carbonSource: 'https://epa.gov https://eia.gov https://doe.gov' },
      { carbonSource: 'Use two addresses at most, with a space between them' },
    ],
    [{ carbonSource: 'https://' }, { carbonSource: expect.stringMatching(/with https/) }],
    [{ carbonAssumption: 'x'.repeat(501) }, { carbonAssumption: expect.stringMatching(/500/) }],
  ])('is refused with %j', (change, problems) => {
    expect(problemsOf({ ...carbon, ...change })).toEqual(problems);
  });

  it('has limits by measure', () => {
    const water = { waterAssumption: 'Less.', waterSource: 'https://epa.gov' };
    expect(problemsOf({ ...water, waterLiters: '900000' })).toEqual({});
    expect(problemsOf({ ...water, waterLiters: '9000000' })).toHaveProperty('waterLiters');
  });
});
