import { guardedPaths } from '@/app/pages';
import { product } from '@/brand';
import { errorScreenText } from '@/components/error-screen';
import { pageTitle } from '@/components/page-title';
import { publicPages } from '@/content/public-pages';
import { assetsOf, type Assets, type Manifest } from './assets';
import { writeDocument } from './document';
import { withStylesInline } from './inline-styles';
import { renderPath, renderShell } from './render';
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

const CLIENT_SOURCE = 'src/app/client.tsx';
const SESSION_SOURCE = 'src/app/session-reporter.tsx';
const AHEAD_SOURCE = 'src/app/home-ahead.ts';
const HOME_SOURCES = ['src/pages/member/user-landing.tsx', 'src/app/layouts/server-state.tsx'];

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
    { name: 'app.html', text: writeShell(input, [CLIENT_SOURCE, SESSION_SOURCE]) },
    // The page that people come back to, day after day, begins to load with its shell.
    {
      name: 'home.html',
      text: writeShell(input, [CLIENT_SOURCE, SESSION_SOURCE, ...HOME_SOURCES], AHEAD_SOURCE),
    },
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

// Every page of the shell asks who is there, so that code is fetched beside the application's own.
// What runs ahead comes first, with what it imports.
function writeShell(
  { manifest, template }: SiteInput,
  sources: readonly string[],
  aheadSource?: string,
): string {
  const ahead = aheadSource === undefined ? [] : assetsOf(manifest, aheadSource).modules;
  const assets = sources.map((source) => assetsOf(manifest, source));
  const head = {
    title: product,
    stylesheets: [...new Set(assets.flatMap((one) => one.stylesheets))],
    modules: [...new Set([...ahead.slice(1), ...assets.flatMap((one) => one.modules)])],
    scripts: ahead.slice(0, 1),
  };
  return writeDocument(template, head, renderShell());
}

async function writeLostPage(template: string, { stylesheets }: Assets): Promise<string> {
  const head = { title: pageTitle(errorScreenText), stylesheets };
  return writeDocument(template, head, await renderPath('/404'));
}
