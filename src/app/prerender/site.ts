import { guardedPaths } from '@/app/pages';
import { product } from '@/brand';
import { errorScreenText } from '@/components/error-screen';
import { pageTitle } from '@/components/page-title';
import { publicPages } from '@/content/public-pages';
import { assetsOf, type Assets, type Manifest } from './assets';
import { writeDocument } from './document';
import { renderPath, renderShell } from './render';
import { writeRobots, writeSiteMap } from './site-map';

export type SiteFile = { name: string; text: string };

type SiteInput = {
  manifest: Manifest;
  /** The built index.html, still with its marks. */
  template: string;
  /** Where the site will be reached, without a path. */
  origin: string;
};

const CLIENT_SOURCE = 'src/app/client.tsx';
const SESSION_SOURCE = 'src/app/session-reporter.tsx';

/**
 * Every file that the prerendering adds: the public pages, the shell for all addresses behind the
 * guards, the page for addresses that do not exist, the sitemap and robots.txt.
 */
export async function writeSite(input: SiteInput): Promise<SiteFile[]> {
  const { template, origin } = input;
  const client = assetsOf(input.manifest, CLIENT_SOURCE);
  const pages = Object.entries(publicPages);
  const files = await Promise.all(pages.map((page) => writePublicPage(page, input, client)));
  return [
    ...files,
    { name: 'app.html', text: writeShell(input, client) },
    { name: '404.html', text: await writeLostPage(template, client) },
    { name: 'sitemap.xml', text: writeSiteMap(pages.map(([path]) => origin + path)) },
    { name: 'robots.txt', text: writeRobots(`${origin}/sitemap.xml`, guardedPaths) },
  ];
}

async function writePublicPage(
  [path, page]: [string, (typeof publicPages)[keyof typeof publicPages]],
  { manifest, template, origin }: SiteInput,
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
  return { name, text: writeDocument(template, head, await renderPath(path)) };
}

// Every page of the shell asks who is there, so that code is fetched beside the application's own.
function writeShell({ manifest, template }: SiteInput, client: Assets): string {
  const session = assetsOf(manifest, SESSION_SOURCE);
  const modules = [...new Set([...client.modules, ...session.modules])];
  const head = { title: product, stylesheets: client.stylesheets, modules };
  return writeDocument(template, head, renderShell());
}

async function writeLostPage(template: string, { stylesheets }: Assets): Promise<string> {
  const head = { title: pageTitle(errorScreenText), stylesheets };
  return writeDocument(template, head, await renderPath('/404'));
}
