import { guardedPaths } from '../../src/app/pages';
import { errorScreenText } from '../../src/components/error-screen';
import { pageTitle } from '../../src/components/page-title';
import { publicPages } from '../../src/content/public-pages';
import { assetsOf, type Assets, type Manifest } from './assets';
import { writeDocument } from './document';
import { withStylesInline } from './inline-styles';
import { renderPath } from './render';
import { CLIENT_SOURCE, writeShells } from './shells';
import { writeRobots, writeSiteMap } from './site-map';

export type SiteFile = { name: string; text: string };

type SiteInput = {
  manifest: Manifest;
  /** The built index.html, still with its marks. */
  template: string;
  /** Where the site will be reached, without a path. */
  origin: string;
  /** The text of a built file, by its address. */
  read: (address: string) => Promise<string>;
};

/**
 * Every file that the prerendering adds: the public pages, the shells for all addresses behind the
 * guards, the page for addresses that do not exist, the sitemap and robots.txt.
 */
export async function writeSite(input: SiteInput): Promise<SiteFile[]> {
  const { template, origin } = input;
  const client = assetsOf(input.manifest, CLIENT_SOURCE);
  const pages = Object.entries(publicPages);
  const files = await Promise.all(pages.map((page) => writePublicPage(page, input, client)));
  return [
    ...files,
    ...writeShells(input),
    { name: '404.html', text: await writeLostPage(template, client) },
    { name: 'sitemap.xml', text: writeSiteMap(pages.map(([path]) => origin + path)) },
    { name: 'robots.txt', text: writeRobots(`${origin}/sitemap.xml`, guardedPaths) },
  ];
}

async function writePublicPage(
  [path, page]: [string, (typeof publicPages)[keyof typeof publicPages]],
  { manifest, template, origin, read }: SiteInput,
  client: Assets,
): Promise<SiteFile> {
  const own = assetsOf(manifest, page.source).stylesheets;
  const head = {
    title: pageTitle(page.title),
    description: page.description,
    canonical: origin + path,
    image: `${origin}/pictures/share.png`,
    stylesheets: [...new Set([...client.stylesheets, ...own])],
  };
  const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const text = writeDocument(template, head, await renderPath(path));
  return { name, text: await withStylesInline(text, read) };
}

async function writeLostPage(template: string, { stylesheets }: Assets): Promise<string> {
  const head = { title: pageTitle(errorScreenText), stylesheets };
  return writeDocument(template, head, await renderPath('/404'));
}
