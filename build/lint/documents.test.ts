import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const notOurs = new Set(
  'node_modules dist test-results .git .verdure .amplify-emulator .amplify'.split(' '),
);
const topFolders = new Set('.ci amplify build docs e2e emulator simulation src'.split(' '));

const files = filesIn(root);
const documents = files.filter((file) => file.endsWith('.md'));
const citing = files.filter((file) => /\.(ts|tsx|mjs|js|css|vtl|yml|html|md)$/.test(file));
const specification = read('docs/specification.md');
const productDecisions = read('docs/decisions/product.md');
const records = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name));

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    const broken = documents.flatMap((file) =>
      linksIn(read(file))
        .filter((link) => !resolves(file, link))
        .map((link) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const missing = documents.flatMap((file) =>
      pathsIn(read(file))
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('list every record once in the index of decisions', () => {
    const linked = linksIn(read('docs/decisions/README.md'));
    expect(linked.filter((link) => /^\d/.test(link)).toSorted()).toEqual(records.toSorted());
  });
});

describe('citations in code and documents', () => {
  it('of the specification name a section of it', () => {
    const sections = matches(specification, /^#+ (\d+(?:\.\d+)?)/gm);
    // RFCs also have sections.
    expect(unknownIn(/(?<!RFC \d+ )§(\d+(?:\.\d+)?)/g, sections)).toEqual([]);
  });

  it('of product decisions name an existing one', () => {
    const made = matches(productDecisions, /^### D(\d+)$/gm);
    expect(unknownIn(/\bD(\d{1,3})\b/g, made)).toEqual([]);
  });

  it('of technical decisions name a record', () => {
    const numbers = records.map((name) => name.slice(0, 3));
    expect(unknownIn(/\bdecisions?[ /](\d{3})\b/gi, numbers)).toEqual([]);
  });

  it('of invariants name one of docs/actions.md, and a test cites each', () => {
    const invariants = matches(read('docs/actions.md'), /^\| A(\d+) /gm);
    const cited = /(?<![-+])\bA(\d)\b(?!-)/g;
    expect(invariants).toEqual(invariants.map((_, at) => String(at + 1)));
    expect(unknownIn(cited, invariants)).toEqual([]);
    const tests = citing.filter((file) => /\.test\.tsx?$/.test(file));
    const inTests = new Set(tests.flatMap((file) => matches(read(file), cited)));
    expect(invariants.filter((number) => !inTests.has(number))).toEqual([]);
  });

  it('of documents name a file that exists', () => {
    expect(unknownIn(/\b(docs\/[\w/-]+\.(?:md|json))\b/g, files)).toEqual([]);
  });
});

/** Every citation that isn't `known`, with the file that contains it. */
function unknownIn(citation: RegExp, known: readonly string[]): string[] {
  return citing.flatMap((file) =>
    matches(read(file), citation)
      .filter((cited) => !known.includes(cited))
      .map((cited) => `${file}: ${cited}`),
  );
}

/** Relative targets of Markdown links and of HTML images. */
function linksIn(text: string): string[] {
  const targets = matches(text, /(?:\]\(|(?:src|href)=")([^)"\s]+)/g);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}

function resolves(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || anchorsOf(read(target)).includes(anchor);
}

/** The anchors that GitHub gives to a document's headings. */
function anchorsOf(text: string): string[] {
  return matches(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Code spans that are a path from the repository's root. */
function pathsIn(text: string): string[] {
  return matches(text, /`([\w.-]+\/[\w./-]*)`/g).filter((path) =>
    topFolders.has(path.split('/')[0] ?? ''),
  );
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [relative(root, path).replaceAll(sep, '/')];
  });
}
