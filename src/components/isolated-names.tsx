import { createElement } from 'react';

/** Hebrew, Arabic and their neighbors. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** What is between quotation marks: with it, a text splits so that every second part is a name. */
export const QUOTED = /(?<=“)([^”]*)(?=”)/;

/** A text whose quoted names, which people typed, can't turn the words around them. */
export function IsolatedNames({ text }: { readonly text: string }) {
  const parts = RIGHT_TO_LEFT.test(text) ? text.split(QUOTED) : [text];
  const elements = parts.map((part, at) =>
    createElement(at % 2 === 1 ? 'bdi' : 'span', null, part),
  );
  return createElement('span', null, ...elements);
}
