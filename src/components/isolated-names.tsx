import { createElement } from 'react';

/** Hebrew, Arabic and their neighbors. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Splits a text so that every third part is a name: what is between quotation marks. */
export function splitNames(text: string): string[] {
  // A lookbehind would end the first script of an older engine.
  return text.split(/(“)([^”]*)(?=”)/);
}

/** Whether a part of a split text is a name. */
export const isName = (at: number) => at % 3 === 2;

/** A text whose quoted names, which people typed, can't turn the words around them. */
export function IsolatedNames({ text }: { readonly text: string }) {
  const parts = RIGHT_TO_LEFT.test(text) ? splitNames(text) : [text];
  const elements = parts.map((part, at) => createElement(isName(at) ? 'bdi' : 'span', null, part));
  return createElement('span', null, ...elements);
}
