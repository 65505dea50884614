import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enteredZip,
  formatZip,
  profileDetails,
  profileProblems,
  toProfileEntry,
  zipProblem,
} from './profile-form';
import { stateNames } from './states';
import { visibleText } from './visible-text';
import { forAll } from './testing/for-all';

const STATE = 'Please enter a valid two-letter state code';
const ZIP = 'Please enter a valid five digit zip code';

describe('A ZIP', () => {
  it('is at most five digits, whatever is typed', () => {
    expect(enteredZip('', '90210-1234')).toBe('90210');
    expect(enteredZip('', '9e2')).toBe('92');
    expect(enteredZip('', '９０２１０')).toBe('90210');
    expect(enteredZip('', '٩٠٢١٠')).toBe('90210');
    forAll([fc.string()], (text) => /^[0-9]{0,5}$/.test(enteredZip('', text)));
  });

  it('is the last five-digit number of a pasted address', () => {
    const street = '12345 Main St, Beverly Hills, CA';
    for (const zip of ['90210', ' 90210-1234'])
      expect(enteredZip('', `${street} ${zip}`)).toBe('90210');
    expect(enteredZip('', 'CA90210')).toBe('90210');
    expect(enteredZip('', '902101234')).toBe('90210');
  });

  it('keeps its digits when another is typed into a full field, but can be replaced', () => {
    for (const typed of ['190210', '902101', '902210'])
      expect(enteredZip('90210', typed)).toBe('90210');
    expect(enteredZip('90210', '1')).toBe('1');
    expect(enteredZip('90210', '91210')).toBe('91210');
    expect(enteredZip('90210', '902')).toBe('902');
  });

  it('is empty or has five digits', () => {
    for (const zip of ['', '02134', '90210']) expect(zipProblem(zip)).toBeUndefined();
    for (const zip of ['2134', '9', '902101', '9021x']) expect(zipProblem(zip)).toBe(ZIP);
  });

  it('is shown with its leading zeros', () => {
    expect(formatZip(2134)).toBe('02134');
    expect(formatZip(null)).toBe('');
  });
});

describe('A profile', () => {
  it('has a trimmed screen name and a number as ZIP', () => {
    expect(profileDetails({ screenname: ' Fern ', state: 'MA', zip: '02134' })).toEqual({
      screenname: 'Fern',
      state: 'MA',
      zip: 2134,
    });
  });

  it('keeps the visible characters of a screen name, and null if there are none', () => {
    for (const screenname of ['\u200B\u200B', '\u2800', '\u3164', ' \uFE0F\u202E\u00A0']) {
      const entry = { screenname, state: '', zip: '' };
      expect(profileDetails(entry).screenname).toBeNull();
    }
    const entry = { screenname: '\u2066Fe\u200Brn 👩🏽‍🚀\u2069', state: '', zip: '' };
    expect(profileDetails(entry).screenname).toBe('Fern 👩🏽‍🚀');
  });

  it('counts the characters of a screen name as a reader does', () => {
    const problemOf = (screenname: string) =>
      profileProblems({ screenname, state: '', zip: '' }).screenname;
    expect(problemOf('🇺🇸'.repeat(51))).toBe('Use at most 50 characters (you have 51)');
    expect(problemOf(`${'x'.repeat(50)}\u200B`)).toBeUndefined();
    expect(problemOf('🇺🇸'.repeat(13))).toBe(
      'Use fewer characters: emoji and accents can count as several (you have 52 of 50)',
    );
  });

  it('has a message for every invalid field', () => {
    expect(profileProblems({ screenname: '', state: 'Q', zip: '123' })).toEqual({
      state: STATE,
      zip: ZIP,
    });
  });

  it('that is opened and saved unchanged stays as it was', () => {
    const stored = fc.record({
      screenname: fc.option(
        fc.string({ minLength: 1 }).filter((name) => visibleText(name) === name),
      ),
      state: fc.option(fc.constantFrom(...Object.keys(stateNames))),
      zip: fc.option(fc.integer({ min: 0, max: 99_999 })),
    });
    forAll([stored], (details) => {
      const entry = toProfileEntry(details);
      expect([profileDetails(entry), profileProblems(entry)]).toEqual([details, {}]);
    });
  });
});
