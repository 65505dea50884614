import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** Unwanted forms of words, each with the form that the product uses (D63). */
const FORMS: readonly [other: RegExp, use: string][] = [
  [
    /(?<!User )\bLogin\b|\b[Ll]og(?:ged|ging)? (?:in|on)\b|\bSign[- ]?In\b|\b[Ss]ignin\b/,
    'Sign in',
  ],
  [/\blog(?:ged|ging)? (?:out|off)\b|\blogout\b/i, 'Sign out'],
  [/\be-mail\b/i, 'email'],
  [/\blicence\b|\bterms of (?:use|service)\b/i, 'license agreement'],
  [/\bSus Score\b|\bSusscore\b|\bEco ?[Ss]core\b/, 'SusScore, or Score of a task'],
];

/** Quoted from the specification (spec §2.5), so it stays. */
const QUOTED = 'Back to Sign In';

/** Numbers and dates that would follow the browser's language, unlike the words around them. */
const FOREIGN =
  /\bIntl\.\w+Format\((?!LOCALE|locale|'en-US')|\.toLocale(?:Date|Time)?String\((?!LOCALE|'en-US')/;

describe('Texts', () => {
  const files = readdirSync(source, { encoding: 'utf8', recursive: true }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|generated|testing/.test(path),
  );

  it('use one form of each word', () => {
    const unwanted = files.flatMap((path) =>
      textsIn(readFileSync(source + path, 'utf8')).flatMap((text) =>
        FORMS.filter(([other]) => other.test(text)).map(([, use]) => `${path}: ${text} → ${use}`),
      ),
    );
    expect(files).toContain('brand.ts');
    expect(unwanted).toEqual([]);
  });

  it('format numbers and dates in their own language', () => {
    const foreign = files.filter((path) => FOREIGN.test(readFileSync(source + path, 'utf8')));
    expect(foreign).toEqual([]);
  });
});

/** Returns the texts that a source file may show: those with a space or a capital letter, in quotes or between tags. */
function textsIn(code: string): string[] {
  const plain = code.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$|^import[^;]*;/gm, '');
  const quoted = plain.match(/'[^'\n]*'|`[^`]*`|"[^"\n]*"|>[^<>{}]+</g) ?? [];
  return quoted
    .map((text) => text.slice(1, -1).trim())
    .filter((text) => text !== QUOTED && /[A-Z]|\w \w/.test(text));
}

describe('The check of texts', () => {
  it.each(['Please log in', 'Login', 'Sign In', 'Your e-mail', 'Log out', 'the Terms of Use'])(
    'finds %s',
    (text) => {
      const texts = [...textsIn(`const a = '${text}';`), ...textsIn(`<p>${text}</p>`)];
      expect(texts).toEqual([text, text]);
      expect(FORMS.some(([other]) => other.test(text))).toBe(true);
    },
  );
});
