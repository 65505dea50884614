import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enteredState, stateLabel, stateNames, stateProblem } from './states';
import { forAll } from './testing/for-all';

const MESSAGE = 'Please enter a valid two-letter state code';
const typed = (text: string) =>
  Array.from(text).reduce((now, key) => enteredState(now, now + key), '');
const pasted = (text: string, before = '') => enteredState(before, text);

describe('A state', () => {
  it('is at most two upper case letters, whatever is typed', () => {
    expect(typed('ca')).toBe('CA');
    expect(typed(' n.y! ')).toBe('NY');
    expect(typed('Texas')).toBe('TE');
    forAll([fc.string()], (text) => /^\p{L}{0,2}$/u.test(typed(text)));
  });

  it('becomes its code when its full name is pasted or filled in', () => {
    for (const [code, name] of Object.entries(stateNames)) {
      expect(pasted(name)).toBe(code);
      expect(pasted(`  ${name.toUpperCase().replaceAll(' ', '\u00A0\u00A0')}\n`)).toBe(code);
      expect(pasted(stateLabel(code) ?? '')).toBe(code);
      expect(pasted(`${name}, ${code}`)).toBe(code);
      expect(pasted(code.toLowerCase())).toBe(code);
    }
    expect(pasted('Washington, D.C.')).toBe('DC');
    expect(pasted('N. Carolina')).toBe('NC');
    expect(pasted('US Virgin Islands')).toBe('VI');
    expect(pasted('USVI')).toBe('VI');
    expect(pasted('US-AZ')).toBe('AZ');
    expect(pasted('AZ, USA')).toBe('AZ');
    expect(pasted('Ohio, United States')).toBe('OH');
    expect(pasted('Washington State')).toBe('WA');
    expect(pasted('State of New York')).toBe('NY');
    expect(pasted('New York City')).toBe('NY');
    expect(pasted('Commonwealth of Virginia')).toBe('VA');
    expect(pasted('Arizona, United States of America')).toBe('AZ');
    expect(pasted('Ｎｅｗ México')).toBe('NM');
    expect(pasted('Ha\u00ADwai\u02BBi')).toBe('HI');
  });

  it('becomes its code when an abbreviation is pasted that begins with another code', () => {
    const codes = ['Ariz.', 'Conn.', 'Minn. ', 'MISS.', 'Mont.', 'Nev.'].map((text) =>
      pasted(text),
    );
    expect(codes).toEqual(['AZ', 'CT', 'MN', 'MS', 'MT', 'NV']);
  });

  it('keeps its letters when more are typed into a full field, but can be replaced', () => {
    for (const text of ['XCA', 'CXA', 'CAx']) expect(enteredState('CA', text)).toBe('CA');
    expect(enteredState('WI', 'WISC')).toBe('WI');
    expect(enteredState('CA', 'n')).toBe('N');
    expect(enteredState('CA', 'CO')).toBe('CO');
  });

  it('becomes its code when an address is pasted that ends with it', () => {
    expect(pasted('Miami, FL')).toBe('FL');
    expect(pasted('Miami, FL 33101')).toBe('FL');
    expect(pasted('1 Main St, Miami, FL 33101-1234, USA', 'CA')).toBe('FL');
    expect(pasted('Denver, Colorado')).toBe('CO');
    expect(pasted('Columbus, OH')).toBe('OH');
    expect(pasted('Las Vegas, NV')).toBe('NV');
    expect(pasted('Phoenix, Ariz.')).toBe('AZ');
  });

  it.each(['Alberta', 'Missisippi', 'Armed Forces Pacific', 'Miami FL', 'Ontario', 'Онтарио'])(
    'keeps one letter of %s, which is no state',
    (text) => {
      expect(pasted(text)).toBe(text.charAt(0).toUpperCase());
      expect(stateProblem(pasted(text, 'CA'))).toBe(MESSAGE);
    },
  );

  it('becomes its code wherever its name was inserted', () => {
    expect(pasted('CAArizona', 'CA')).toBe('AZ');
    expect(pasted('ArizonaCA', 'CA')).toBe('AZ');
    expect(pasted('CArizonaA', 'CA')).toBe('AZ');
    expect(pasted('CArizona', 'CA')).toBe('AZ');
    expect(pasted('CTX', 'C')).toBe('TX');
  });

  it('is cut to two letters if the inserted text names no state', () => {
    expect(pasted('m4a9b')).toBe('MA');
    for (const text of ['Nev', 'Ari', 'Mis'])
      expect(pasted(text, 'CA')).toBe(text.slice(0, 2).toUpperCase());
  });

  it('is stored as a state’s code or not at all, however it is entered', () => {
    const changes = fc.array(fc.oneof(fc.string(), fc.constantFrom(...Object.values(stateNames))));
    forAll([changes], (texts) => {
      const state = texts.reduce(enteredState, '');
      expect(['', MESSAGE, ...Object.keys(stateNames)]).toContain(stateProblem(state) ?? state);
    });
  });

  it('is empty, or a US state or territory', () => {
    for (const code of ['', 'CA', 'DC', 'PR', 'GU']) expect(stateProblem(code)).toBeUndefined();
    for (const code of ['C', 'ZZ', 'XX', 'ca', '__proto__'])
      expect(stateProblem(code)).toBe(MESSAGE);
  });

  it('is labeled with its name', () => {
    expect(stateLabel('AZ')).toBe('AZ: Arizona');
    expect(stateLabel('toString')).toBeUndefined();
  });

  it('is one of fifty states, the district or six territories', () => {
    expect(Object.keys(stateNames)).toHaveLength(57);
  });
});
