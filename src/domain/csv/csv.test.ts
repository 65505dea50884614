import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv, escapeFormula, parseCsv, unescapeFormula } from './csv-text';
import { decodeText } from './read-sheet';

// Characters that trip up CSV parsers.
const cell = fc.string({
  unit: fc.constantFrom('a', 'é', '🌱', '"', ',', ';', '\t', '\n', '\r', ' ', '=', "'", '-', '@'),
  maxLength: 12,
});
const filled = cell.map((text) => `x${text}`);

function cellsOf(text: string): (readonly string[])[] {
  const parsed = parseCsv(text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.rows.map(({ cells }) => cells);
}

describe('The text of a CSV file', () => {
  it('preserves every cell', () => {
    const heading = ['id', 'name'];
    const rows = fc.array(fc.tuple(filled, cell).map((cells) => [...cells]));
    fc.assert(
      fc.property(rows, (rows) => {
        expect(cellsOf(formatCsv([heading, ...rows]))).toEqual([heading, ...rows]);
      }),
    );
  });

  it('may have semicolons or tabs as separators, and all three line endings', () => {
    expect(cellsOf('a;b\n1;"x;y"\r2;3\r\n')).toEqual([
      ['a', 'b'],
      ['1', 'x;y'],
      ['2', '3'],
    ]);
    expect(cellsOf('a\tb\n1,5\t2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('has line numbers that count multi-line cells and skipped empty lines', () => {
    const parsed = parseCsv('a,b\n"one\ntwo",2\n\n,\nlast,3');
    expect(parsed.ok && parsed.rows.map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it('is refused with the line of an unclosed quote', () => {
    expect(parseCsv('a,b\n1,2\n3,"4\n5,6\n')).toEqual({
      ok: false,
      problem: 'The quote that starts on line 3 is never closed.',
    });
  });
});

describe('Formulas', () => {
  it('are text to a spreadsheet, and unescape to the original', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
      }),
    );
    expect(escapeFormula('=HYPERLINK("https://evil.example")')).toBe(
      `'=HYPERLINK("https://evil.example")`,
    );
    expect(escapeFormula('plain')).toBe('plain');
  });
});

describe('decodeText', () => {
  it('reads UTF-8 with or without a byte order mark, UTF-16 with one, and Windows-1252', () => {
    const utf8 = new TextEncoder().encode('\uFEFFname\nÉpicéa');
    expect(decodeText(utf8)).toEqual({ ok: true, text: 'name\nÉpicéa', encoding: 'UTF-8' });
    const utf16 = new Uint8Array(Buffer.from('\uFEFFÉpicéa', 'utf16le'));
    expect(decodeText(utf16)).toEqual({ ok: true, text: 'Épicéa', encoding: 'UTF-16' });
    const old = Uint8Array.from([0xc9, 0x70, 0x69, 0x63, 0xe9, 0x61]);
    expect(decodeText(old)).toEqual({ ok: true, text: 'Épicéa', encoding: 'Windows-1252' });
  });

  it('refuses a file that is not text', () => {
    expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toMatchObject({ ok: false });
  });
});
