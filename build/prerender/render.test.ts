import { expect, it } from 'vitest';
import { publicPageTexts } from '../../src/content/public-page-texts';
import { renderPath, renderShell } from './render';

it.each(Object.keys(publicPageTexts))(
  '%s is prerendered completely without a browser',
  async (path) => {
    const markup = await renderPath(path);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toContain('User Login');
    expect(markup).toContain('Copyright Verdure Life, Inc. 2025');
    expect(markup).not.toContain('Loading the page');
    expect(markup).not.toContain('<script');
  },
);

it('An unknown path is prerendered as the error screen', async () => {
  expect(await renderPath('/404')).toContain('Err Or. Search Elsewhere.');
});

it('The shell fits visitors, members and admins', () => {
  const markup = renderShell();
  expect(markup).toContain('Loading the page');
  expect(markup).not.toContain('<h1');
  expect(markup).not.toMatch(/User Login|Sign Out|History/);
});
