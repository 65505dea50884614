import { expect, it } from 'vitest';
import { isPrerendered } from '../../src/app/prerendered';
import { renderPath, renderShell } from './render';

function rootWith(markup: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return root;
}

it('isPrerendered distinguishes a prerendered page from a shell and an empty root', async () => {
  expect(isPrerendered(rootWith(await renderPath('/about')))).toBe(true);
  expect(isPrerendered(rootWith(renderShell()))).toBe(false);
  expect(isPrerendered(rootWith(''))).toBe(false);
});
