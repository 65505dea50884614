import { beforeAll, beforeEach, expect, it } from 'vitest';
import { reloadFailedStylesheets, watchStylesheets } from './stylesheets';

beforeAll(watchStylesheets);
beforeEach(() => document.head.replaceChildren());

function addStylesheet(name: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  // No request: an address that jsdom doesn't load by default.
  link.href = `https://verdure.test/${name}.css`;
  document.head.append(link);
  return link;
}

const links = () => [...document.querySelectorAll('link')];
const end = (link: HTMLLinkElement | undefined, how: 'load' | 'error') =>
  link?.dispatchEvent(new Event(how));

it('requests only failed stylesheets again, each in its place', async () => {
  const broken = addStylesheet('broken');
  const fine = addStylesheet('fine');
  end(broken, 'error');
  const reloaded = reloadFailedStylesheets();
  const [copy] = links();
  expect(copy).not.toBe(broken);
  expect(copy?.outerHTML).toBe(broken.outerHTML);
  expect(links()).toEqual([copy, fine]);
  end(copy, 'load');
  await reloaded;
  await reloadFailedStylesheets();
  expect(links()).toEqual([copy, fine]);
});

it('rejects when one fails again, and requests that one the next time', async () => {
  end(addStylesheet('broken'), 'error');
  const second = reloadFailedStylesheets();
  end(links()[0], 'error');
  await expect(second).rejects.toThrow('broken.css could not be loaded');
  const third = reloadFailedStylesheets();
  end(links()[0], 'load');
  await third;
});
