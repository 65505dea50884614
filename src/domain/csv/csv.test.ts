import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv, escapeFormula, parseCsv, unescapeFormula } from './csv-text';
import { decodeText } from './read-sheet';

// What cells are made of where readers of CSV go wrong.
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

describe('the text of a CSV file', () => {
  it('gives back every cell that was written', () => {
    const heading = ['id', 'name'];
    const rows = fc.array(fc.tuple(filled, cell).map((cells) => [...cells]));
    fc.assert(
      fc.property(rows, (rows) => {
        expect(cellsOf(formatCsv([heading, ...rows]))).toEqual([heading, ...rows]);
      }),
    );
  });

  it('reads semicolons and tabs as separators, and all three ends of a line', () => {
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

  it('knows the line of a row after cells of several lines, and skips empty lines', () => {
    const parsed = parseCsv('a,b\n"one\ntwo",2\n\n,\nlast,3');
    expect(parsed.ok && parsed.rows.map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it('says where a quote begins that never ends', () => {
    expect(parseCsv('a,b\n1,2\n3,"4\n5,6\n')).toEqual({
      ok: false,
      problem: 'The quote that starts on line 3 is never closed.',
    });
  });
});

describe('formulas', () => {
  it('are text to a spreadsheet, and come back as they were', () => {
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

describe('the encoding of a file', () => {
  it('is UTF-8 with or without a mark, UTF-16 with one, else Windows-1252', () => {
    const utf8 = new TextEncoder().encode('\uFEFFname\nÉpicéa');
    expect(decodeText(utf8)).toEqual({ ok: true, text: 'name\nÉpicéa', encoding: 'UTF-8' });
    const utf16 = new Uint8Array(Buffer.from('\uFEFFÉpicéa', 'utf16le'));
    expect(decodeText(utf16)).toEqual({ ok: true, text: 'Épicéa', encoding: 'UTF-16' });
    const old = Uint8Array.from([0xc9, 0x70, 0x69, 0x63, 0xe9, 0x61]);
    expect(decodeText(old)).toEqual({ ok: true, text: 'Épicéa', encoding: 'Windows-1252' });
  });

  it('refuses what is no text', () => {
    expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toMatchObject({ ok: false });
  });
});
