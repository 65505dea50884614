import { transform, type CssColor } from 'lightningcss';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));
const TOKENS = 'src/styles/tokens.css';

describe('Stylesheets', () => {
  it('name colors by their tokens, never by values', () => {
    const sheets = readdirSync(`${project}src`, { encoding: 'utf8', recursive: true })
      .filter((path) => path.endsWith('.css'))
      .map((path) => `src/${path.replaceAll('\\', '/')}`);
    expect(sheets).toContain(TOKENS);
    const raw = sheets
      .filter((sheet) => sheet !== TOKENS)
      .flatMap((sheet) =>
        rawColors(readFileSync(`${project}${sheet}`, 'utf8')).map((line) => `${sheet}:${line}`),
      );
    expect(raw, `Move these colors to ${TOKENS}.`).toEqual([]);
  });
});

describe('The check of stylesheets', () => {
  it.each([
    'color: #fff',
    'background: light-dark(#123456, var(--color-paper))',
    'background: linear-gradient(var(--color-paper), red)',
    'box-shadow: 0 0 var(--space-1) hsl(120 50% 50%)',
    '--own: #abc',
    '--own: 1px solid tomato',
  ])('refuses %s', (declaration) => {
    expect(rawColors(`p {}\n.probe { ${declaration} }`)).toEqual(['2']);
    expect(rawColors(`p {}\n@media print {\n.probe { ${declaration} } }`)).toEqual(['3']);
  });

  it.each([
    'color: var(--color-ink)',
    'background: color-mix(in srgb, var(--color-leaf) 35%, transparent)',
    'color: currentcolor',
    'color: CanvasText',
    'border: var(--space-1) solid ButtonText',
    'mask: url(#fff)',
  ])('allows %s', (declaration) => {
    expect(rawColors(`.probe[fill='#000'] { ${declaration} }`)).toEqual([]);
  });
});

/** Returns the line of each rule that contains a raw color, once per color. */
function rawColors(css: string): string[] {
  const lines: string[] = [];
  let line = 0;
  transform({
    filename: 'sheet.css',
    code: new TextEncoder().encode(css),
    visitor: {
      Rule(rule) {
        if ('value' in rule && rule.value && 'loc' in rule.value) line = rule.value.loc.line + 1;
      },
      Color(color) {
        if (isRaw(color)) lines.push(String(line));
      },
      Token: {
        // Next to a variable, the parser leaves a color's name as a plain identifier.
        ident({ value }) {
          if (isColorName(value)) lines.push(String(line));
        },
      },
    },
  });
  return lines;
}

function isColorName(word: string): boolean {
  let isName = false;
  transform({
    filename: 'word.css',
    code: new TextEncoder().encode(`p { color: ${word} }`),
    errorRecovery: true,
    visitor: { Color: (color) => void (isName ||= isRaw(color)) },
  });
  return isName;
}

/** Whether a color has its own value; 'transparent', 'currentcolor' and system colors don't. */
function isRaw(color: CssColor): boolean {
  if (typeof color === 'string' || color.type === 'currentcolor') return false;
  return color.type === 'light-dark' || color.alpha !== 0;
}
