import { expect, it } from 'vitest';
import { publicPages } from '../../src/content/public-pages';
import { renderPath, renderShell } from './render';

it.each(Object.keys(publicPages))('writes %s out whole, without a browser', async (path) => {
  const markup = await renderPath(path);
  expect(markup.match(/<h1/g)).toHaveLength(1);
  expect(markup).toContain('User Login');
  expect(markup).toContain('Copyright Verdure Life, Inc. 2025');
  expect(markup).not.toContain('Loading the page');
  expect(markup).not.toContain('<script');
});

it('writes the error screen for an address that nobody knows', async () => {
  expect(await renderPath('/404')).toContain('Err Or. Search Elsewhere.');
});

it('writes a shell that promises nothing about who is there', () => {
  const markup = renderShell();
  expect(markup).toContain('Loading the page');
  expect(markup).not.toContain('<h1');
  expect(markup).not.toMatch(/User Login|Sign Out|History/);
});
