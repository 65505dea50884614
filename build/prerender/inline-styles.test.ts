import { expect, it } from 'vitest';
import { withStylesInline } from './inline-styles';

it('puts every stylesheet where its link was', async () => {
  const html =
    '<link rel="stylesheet" crossorigin href="/a.css" /><i></i><link rel="stylesheet" crossorigin href="/b.css">';
  const read = async (address: string) => `.${address.slice(1, 2)} { content: "$&" }\n`;
  expect(await withStylesInline(html, read)).toBe(
    '<style>.a { content: "$&" }</style><i></i><style>.b { content: "$&" }</style>',
  );
});

it('leaves other links alone', async () => {
  const html = '<link rel="icon" href="/favicon.svg" />';
  expect(await withStylesInline(html, async () => 'x')).toBe(html);
});
