import { expect, it } from 'vitest';
import { withInlineStyles, writeDocument } from './document';

const template =
  '<html><head><title>x</title><!--head--></head><body><div id="root"></div></body></html>';

it('Head and markup are filled in, with texts escaped', () => {
  const text = writeDocument(
    template,
    {
      title: 'A & B',
      description: 'Say "hi" <b>',
      canonical: 'https://www.example.com/impact',
      image: 'https://www.example.com/share.png',
      stylesheets: ['/a.css'],
    },
    '<h1>$& stays</h1>',
  );
  expect(text).toContain('<title>A &amp; B</title>');
  expect(text).toContain('content="Say &quot;hi&quot; &lt;b&gt;"');
  expect(text).toContain('<link rel="canonical" href="https://www.example.com/impact" />');
  expect(text).toContain('<div id="root"><h1>$& stays</h1></div>');
  expect(text).toContain('property="og:image"');
  expect(text).toContain('<meta property="og:image:width" content="1200" />');
  expect(text).not.toContain('noindex');
});

it('Pages without a canonical URL are hidden from search engines', () => {
  expect(writeDocument(template, { title: 'Verdure' }, '')).toContain('noindex');
});

it('Scripts come before preloaded modules', () => {
  const head = { title: 'Verdure', scripts: ['/ahead.js'], modules: ['/rest.js'] };
  const text = writeDocument(template, head, '');
  const ahead = text.indexOf('<script type="module" async crossorigin src="/ahead.js"></script>');
  expect(ahead).toBeGreaterThan(0);
  expect(text.indexOf('modulepreload')).toBeGreaterThan(ahead);
});

it('Later stylesheets are preloaded without blocking the first paint', () => {
  const text = writeDocument(template, { title: 'Verdure', laterStylesheets: ['/w.css'] }, '');
  expect(text).toContain('<link rel="preload" as="style" crossorigin href="/w.css" />');
  expect(text).not.toContain('rel="stylesheet"');
});

it('The page connects to other origins before anything else', () => {
  const connections = [
    { origin: 'https://api.example', isCors: true },
    { origin: 'https://bucket.example', isCors: false },
  ];
  const text = writeDocument(template, { title: 'Verdure', connections, scripts: ['/a.js'] }, '');
  const first = text.indexOf('<link rel="preconnect" crossorigin href="https://api.example" />');
  expect(first).toBeGreaterThan(0);
  expect(text).toContain('<link rel="preconnect" href="https://bucket.example" />');
  expect(text.indexOf('<script')).toBeGreaterThan(first);
});

it('A template without its placeholders is refused', () => {
  expect(() => writeDocument('<html></html>', { title: 'x' }, '')).toThrow(/has lost its/);
});

it('Each stylesheet link is replaced with its styles', async () => {
  const html =
    '<link rel="stylesheet" crossorigin href="/a.css" /><i></i><link rel="stylesheet" crossorigin href="/b.css">';
  const read = async (address: string) => `.${address.slice(1, 2)} { content: "$&" }\n`;
  expect(await withInlineStyles(html, read)).toBe(
    '<style>.a { content: "$&" }</style><i></i><style>.b { content: "$&" }</style>',
  );
});

it('Other links are unchanged', async () => {
  const html = '<link rel="icon" href="/favicon.svg" />';
  expect(await withInlineStyles(html, async () => 'x')).toBe(html);
});
