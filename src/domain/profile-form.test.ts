import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkProfile,
  entryOf,
  sanitizeState,
  stateProblem,
  formatZip,
  sanitizeZip,
  zipProblem,
} from './profile-form';
import { stateNames } from './states';

const STATE = 'Please enter a valid two-letter state code';
const ZIP = 'Please enter a valid five digit zip code';

describe('a state', () => {
  it('is letters only, upper case, two at most, whatever is typed', () => {
    expect(sanitizeState('ca')).toBe('CA');
    expect(sanitizeState(' n.y! ')).toBe('NY');
    expect(sanitizeState('Texas')).toBe('TE');
    fc.assert(fc.property(fc.string(), (text) => /^[A-Z]{0,2}$/.test(sanitizeState(text))));
  });

  it('may be left out, and else is a US state or territory', () => {
    for (const code of ['', 'CA', 'DC', 'PR', 'GU']) expect(stateProblem(code)).toBeUndefined();
    for (const code of ['C', 'ZZ', 'XX', 'ca', '__proto__']) expect(stateProblem(code)).toBe(STATE);
  });

  it('has all fifty states, the district and six territories', () => {
    expect(Object.keys(stateNames)).toHaveLength(57);
  });
});

describe('a ZIP', () => {
  it('is digits only, five at most, whatever is typed', () => {
    expect(sanitizeZip('90210-1234')).toBe('90210');
    expect(sanitizeZip('9e2')).toBe('92');
    fc.assert(fc.property(fc.string(), (text) => /^[0-9]{0,5}$/.test(sanitizeZip(text))));
  });

  it('may be left out, and else has five digits', () => {
    for (const zip of ['', '02134', '90210']) expect(zipProblem(zip)).toBeUndefined();
    for (const zip of ['2134', '9', '902101', '9021x']) expect(zipProblem(zip)).toBe(ZIP);
  });

  it('shows its leading zeros again', () => {
    expect(formatZip(2134)).toBe('02134');
    expect(formatZip(null)).toBe('');
  });
});

describe('checkProfile', () => {
  it('stores empty fields as null', () => {
    expect(checkProfile({ screenname: '  ', state: '', zip: '' })).toEqual({
      ok: true,
      details: { screenname: null, state: null, zip: null },
    });
  });

  it('trims the screen name and makes a number of the ZIP', () => {
    expect(checkProfile({ screenname: ' Fern ', state: 'MA', zip: '02134' })).toEqual({
      ok: true,
      details: { screenname: 'Fern', state: 'MA', zip: 2134 },
    });
  });

  it('refuses a screen name that the backend would refuse', () => {
    const entry = { screenname: 'x'.repeat(51), state: '', zip: '' };
    expect(checkProfile(entry)).toEqual({
      ok: false,
      problems: { screenname: 'Use at most 50 characters (you have 51)' },
    });
    expect(checkProfile({ ...entry, screenname: 'x'.repeat(50) }).ok).toBe(true);
  });

  it('names every field at fault', () => {
    expect(checkProfile({ screenname: '', state: 'Q', zip: '123' })).toEqual({
      ok: false,
      problems: { state: STATE, zip: ZIP },
    });
  });

  it('loses nothing of a stored profile that is opened and saved unchanged', () => {
    const stored = fc.record({
      screenname: fc.option(fc.string({ minLength: 1 }).filter((name) => name.trim() === name)),
      state: fc.option(fc.constantFrom(...Object.keys(stateNames))),
      zip: fc.option(fc.integer({ min: 0, max: 99_999 })),
    });
    fc.assert(
      fc.property(stored, (details) => {
        expect(checkProfile(entryOf(details))).toEqual({ ok: true, details });
      }),
    );
  });
});
