import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile, unescapeFormula } from './csv-text';
import { UnusableFile } from '@/domain/unusable-file';
import { parseCsv } from './parse-csv';
import { decodeText } from './read-sheet';
import { forAll } from '@/domain/testing/for-all';

// Characters that trip up CSV parsers.
const cell = fc
  .string({
    unit: fc.constantFrom('a', 'é', '🌱', '"', ',', ';', '\t', '\n', '\r', ' ', '=', "'", '-', '@'),
    maxLength: 12,
  })
  .filter((text) => !/^\s+"/.test(text));
const filled = cell.map((text) => `x${text}`);

const isHeading = (text: string) => ['id', 'name', 'a', 'b'].includes(text);

const withLineFeeds = (text: string) => text.replaceAll(/\r\n?/g, '\n');

function cellsOf(text: string): (readonly string[])[] {
  return parseCsv(text, isHeading).rows.map(({ cells }) => cells);
}

function problemOf(text: string): string | undefined {
  try {
    parseCsv(text, isHeading);
    return undefined;
  } catch (error) {
    if (error instanceof UnusableFile) return error.message;
    throw error;
  }
}

describe('The text of a CSV file', () => {
  it('preserves every cell, with LF as line ending, and has no formula', () => {
    const heading = ['id', 'name'];
    const rows = fc.array(fc.tuple(filled, cell).map((cells) => [...cells]));
    forAll([rows], (rows) => {
      const cells = cellsOf(csvFile([heading, ...rows]).slice(1));
      for (const one of cells.flat()) expect(one).not.toMatch(/^[=+\-@\t\r\n]/);
      expect(cells.map((row) => row.map(unescapeFormula))).toEqual([
        heading,
        ...rows.map((cells) => cells.map(withLineFeeds)),
      ]);
    });
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

  it('has the separator of its heading, even if a cell repeats a heading between other separators', () => {
    const rows = [
      ['id', 'name'],
      ['x', '\ta\ta\t'],
    ];
    expect(parseCsv(csvFile(rows).slice(1), isHeading).separator).toBe(',');
  });

  it('has a spreadsheet’s line numbers: an empty line or a row of several lines counts as one', () => {
    const parsed = parseCsv('a,b\n"one\ntwo",2\n\n , \nlast,3', isHeading);
    expect(parsed.rows.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('has line numbers that count the empty lines at its start, and any line ending', () => {
    const parsed = parseCsv('\r\n\r\na,b\r\n"one\rtwo",2\r\nlast,3\r\n\r\n', isHeading);
    expect(parsed.rows.map(({ line }) => line)).toEqual([3, 4, 5]);
  });

  it.each([
    ['sep=;\r\na;b\r\n1,5;2', ';'],
    ['SEP=;\na;b\n1,5;2', ';'],
    ['"sep=~"\na~b\n1,5~2', '~'],
    ['sep=|||\na|b\n1,5|2', '|'],
    // Saved again with another separator.
    ['sep=;\na,b\n"1,5",2', ','],
  ])(
    'may name its separator in a first line, which no spreadsheet shows: %j',
    (text, separator) => {
      expect(parseCsv(text, isHeading)).toEqual({
        separator,
        rows: [
          { line: 1, cells: ['a', 'b'] },
          { line: 2, cells: ['1,5', '2'] },
        ],
      });
    },
  );

  it('has the separator of its heading, whatever is above and below it', () => {
    expect(cellsOf('Our list, as of May, with all\n\na|b\n1,2,3|4;5;6;7').slice(1)).toEqual([
      ['a', 'b'],
      ['1,2,3', '4;5;6;7'],
    ]);
  });

  it('is refused with the line of an unclosed quote', () => {
    expect(problemOf('a,b\n1,2\n3,"4\n5,6\n')).toBe(
      'The quote that starts on line 3 is never closed.',
    );
  });
});

it('A quote inside a quoted cell is refused with its line unless written twice, so no rows run together', () => {
  expect(problemOf('a,b\n"5" pipe",2\n"x",3\n')).toBe(
    'The row on line 2 has text after a closing quote. Write a quote inside a quoted cell twice.',
  );
  expect(cellsOf('a,b\n"5"" pipe",2\n5" pipe,3\n')).toEqual([
    ['a', 'b'],
    ['5" pipe', '2'],
    ['5" pipe', '3'],
  ]);
});

describe('A file that would keep the page busy', () => {
  const SIZE = 4_000_000;
  const tooLong = (line: number) =>
    `The row on line ${line} is longer than 100,000 characters. Check it for a quote that is never closed.`;

  it('is refused at its first long row', () => {
    expect(problemOf('a'.repeat(SIZE))).toBe(tooLong(1));
    expect(problemOf(`a,b\n1,${'x'.repeat(SIZE)}`)).toBe(tooLong(2));
    expect(problemOf('"'.repeat(SIZE))).toBe(tooLong(1));
    expect(problemOf(`a,b\n1,"${'x\n'.repeat(SIZE / 2)}`)).toBe(tooLong(2));
  });

  it('is refused at its first row with too many cells', () => {
    expect(problemOf(',x'.repeat(SIZE / 2))).toBe('Line 1 has more than 100 cells.');
    expect(problemOf(','.repeat(SIZE))).toBe(tooLong(1));
    expect(problemOf(`a,b\n${'"x",'.repeat(SIZE / 4)}`)).toBe('Line 2 has more than 100 cells.');
  });

  it('is refused after too many rows, those of empty cells included', () => {
    const problem = 'The file has more than 20,000 rows. Split it into smaller files.';
    expect(problemOf('a,b\n'.repeat(SIZE / 4))).toBe(problem);
    expect(problemOf(',\n'.repeat(SIZE / 2))).toBe(problem);
  });

  it('is read at the limits', () => {
    const row = `1,${'x'.repeat(100_000 - 2)}\n`;
    const cells = `${','.repeat(98)}1,\n`;
    const parsed = parseCsv(`a,b\n${row}${cells}${'1,2\n'.repeat(19_998)}`, isHeading);
    expect(parsed.rows.length).toBe(20_001);
    expect(problemOf('\n'.repeat(SIZE))).toBeUndefined();
  });
});

it('Formulas are text to a spreadsheet, and unescape to the original', () => {
  expect(csvFile([['=HYPERLINK("https://evil.example")', "'=1", 'plain', '-5', '＝1']])).toBe(
    `\uFEFF"'=HYPERLINK(""https://evil.example"")","''=1",plain,"'-5","'＝1"\r\n`,
  );
});

it('A cell is quoted if another separator, or a program that trims, would change it', () => {
  expect(csvFile([['a;b', 'a\tb', ' a', 'a ', 'a']]).slice(1)).toBe('"a;b","a\tb"," a","a ",a\r\n');
});

describe('decodeText', () => {
  it('reads UTF-8 with or without a byte order mark, UTF-16 with one, and Windows-1252', () => {
    const utf8 = new TextEncoder().encode('\uFEFFname\nÉpicéa');
    expect(decodeText(utf8)).toEqual({ text: 'name\nÉpicéa', encoding: 'UTF-8' });
    const utf16 = new Uint8Array(Buffer.from('\uFEFFÉpicéa', 'utf16le'));
    expect(decodeText(utf16)).toEqual({ text: 'Épicéa', encoding: 'UTF-16' });
    expect(decodeText(utf16.map((_, at) => utf16[at ^ 1] ?? 0))).toEqual({
      text: 'Épicéa',
      encoding: 'UTF-16',
    });
    const old = Uint8Array.from([0xc9, 0x70, 0x69, 0x63, 0xe9, 0x61]);
    expect(decodeText(old)).toEqual({ text: 'Épicéa', encoding: 'Windows-1252' });
  });

  it('refuses a file that is not text', () => {
    expect(() => decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toThrow(UnusableFile);
  });

  it('refuses damaged text after a mark that names its encoding', () => {
    expect(() => decodeText(Uint8Array.from([0xef, 0xbb, 0xbf, 0x61, 0xe9]))).toThrow(/damaged/);
  });
});
