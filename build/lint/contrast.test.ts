import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const TOKENS = fileURLToPath(new URL('../../src/styles/tokens.css', import.meta.url));

/** Each text color and its backgrounds. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  ink: [
    'paper',
    'surface',
    'surface-sunk',
    'leaf-wash',
    'danger-wash',
    'success-wash',
    'warning-wash',
    'info-wash',
  ],
  'ink-soft': ['paper', 'surface', 'surface-sunk', 'leaf-wash'],
  leaf: ['paper', 'surface', 'surface-sunk', 'leaf-wash'],
  'leaf-strong': ['paper', 'surface', 'leaf-wash'],
  'on-leaf': ['leaf', 'leaf-strong'],
  clay: ['paper', 'surface', 'surface-sunk'],
  'on-clay': ['clay', 'clay-strong'],
  danger: ['paper', 'surface', 'danger-wash'],
  'on-danger': ['danger'],
  success: ['surface', 'success-wash'],
  warning: ['surface', 'warning-wash'],
  info: ['surface', 'info-wash'],
  'on-canopy': ['canopy'],
  'on-canopy-soft': ['canopy'],
  'on-sun': ['sun'],
};

const PAIRS = Object.entries(GROUNDS).flatMap(([text, grounds]) =>
  grounds.map((ground) => ({ text, ground })),
);

const [usual, more] = tokens(readFileSync(TOKENS, 'utf8'));

describe.each([
  ['the light theme', 0],
  ['the dark theme', 1],
] as const)('In %s', (_, theme) => {
  it.each(PAIRS)('$text on $ground has 4.5:1', ({ text, ground }) => {
    expect(contrast(usual, text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PAIRS)('$text on $ground has 7:1 if more contrast is preferred', ({ text, ground }) => {
    expect(contrast({ ...usual, ...more }, text, ground, theme)).toBeGreaterThanOrEqual(7);
  });

  it.each(['paper', 'surface'])(
    'the border of a control on %s has 3:1, and 4.5:1 with more',
    (ground) => {
      expect(contrast(usual, 'line-strong', ground, theme)).toBeGreaterThanOrEqual(3);
      expect(contrast({ ...usual, ...more }, 'line-strong', ground, theme)).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(contrast({ ...usual, ...more }, 'line', ground, theme)).toBeGreaterThanOrEqual(3);
    },
  );
});

it('Black on white has 21:1', () => {
  expect(contrast({ a: '#000', b: '#ffffff' }, 'a', 'b', 0)).toBeCloseTo(21);
});

type Tokens = Readonly<Record<string, string>>;

/** Returns the color tokens' values: the usual ones, and the overrides for more contrast. */
function tokens(css: string): readonly [Tokens, Tokens] {
  const at = css.indexOf('@media (prefers-contrast: more)');
  const read = (part: string) =>
    Object.fromEntries(
      [...part.matchAll(/--color-([a-z-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
  return [read(css.slice(0, at)), read(css.slice(at))];
}

function contrast(values: Tokens, text: string, ground: string, theme: 0 | 1): number {
  const [dark = 0, light = 0] = [text, ground]
    .map((name) => luminance(valueOf(values, name, theme)))
    .toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function valueOf(values: Tokens, name: string, theme: 0 | 1): string {
  const value = values[name] ?? '';
  const same = /^var\(--color-([a-z-]+)\)$/.exec(value)?.[1];
  if (same !== undefined) return valueOf(values, same, theme);
  const colors = value.match(/#[0-9a-f]+/g) ?? [];
  const color = colors[theme] ?? colors[0];
  if (color === undefined) throw new Error(`The token ${name} has no plain color`);
  return color;
}

/** WCAG 2.2's relative luminance. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
