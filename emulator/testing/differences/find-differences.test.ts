import { describe, expect, it } from 'vitest';
import { differencesIn } from './find-differences';

const inTest = (body: string) => `
  import { describe, expect, it } from 'vitest';
  describe('a table', () => {
    it('is small', async (): Promise<void> => { ${body} });
  });`;

describe('the differences of a test file', () => {
  it('are those that a test states, with its title', () => {
    const each = `it.each([1, 2])('has %i rows', (count: number) => {
      difference('Tables', 'It has rows.');
      expect(count).toBe(1);
    });`;
    expect(differencesIn(inTest("difference('Tables', `It’s small.`);") + each)).toEqual([
      { area: 'Tables', text: 'It’s small.', test: 'a table › is small' },
      { area: 'Tables', text: 'It has rows.', test: 'has %i rows' },
    ]);
  });

  it.each([
    ["difference('Tables', 'It is small.');", 'No test proves this difference: It is small.'],
    ["describe('a', () => difference('Tables', 'Large.'));", 'No test proves this'],
    [inTest("difference('Chairs', 'It is small.');"), 'not Chairs'],
    [inTest("difference('Tables', text);"), 'a known area and a text'],
    [inTest('difference("Tables", `It is ${size}.`);'), 'a known area and a text'],
  ])('cannot be listed without a test or in other words: %s', (source, message) => {
    expect(() => differencesIn(source)).toThrow(message);
  });
});
