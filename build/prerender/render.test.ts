import { expect, it } from 'vitest';
import { publicPages } from '../../src/content/public-pages';
import { renderPath, renderShell } from './render';

it.each(Object.keys(publicPages))('prerenders all of %s, without a browser', async (path) => {
  const markup = await renderPath(path);
  expect(markup.match(/<h1/g)).toHaveLength(1);
  expect(markup).toContain('User Login');
  expect(markup).toContain('Copyright Verdure Life, Inc. 2025');
  expect(markup).not.toContain('Loading the page');
  expect(markup).not.toContain('<script');
});

it('prerenders the error screen for an unknown address', async () => {
  expect(await renderPath('/404')).toContain('Err Or. Search Elsewhere.');
});

it('prerenders a shell that fits visitors, members and admins', () => {
  const markup = renderShell();
  expect(markup).toContain('Loading the page');
  expect(markup).not.toContain('<h1');
  expect(markup).not.toMatch(/User Login|Sign Out|History/);
});
