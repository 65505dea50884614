import { product } from '../../src/brand';
import { errorScreenText } from '../../src/components/error-screen';
import { pageTitle } from '../../src/components/page-title';
import { type PublicPage, publicPageTexts } from '../../src/content/public-page-texts';
import { type BackendOrigins, withPolicy } from '../hosting/security-policy';
import { type Connection, withInlineStyles, writeDocument } from './document';
import { assetsOf, type Manifest } from './manifest';
import { renderPath, renderShell } from './render';
import { robots, siteMap } from './site-map';
import { speculationRules } from './speculation-rules';

type SiteFile = { name: string; text: string };

type Build = {
  manifest: Manifest;
  /** The built index.html, still with its placeholders. */
  template: string;
  /** The site's public origin. */
  origin: string;
  /** The origins of the backend, which the pages' security policy allows. */
  backend: BackendOrigins;
  /** Returns the text of a built file, by path from the site's root. */
  read: (path: string) => Promise<string>;
};

const clientSource = 'src/app/client.tsx';

/** The shells of all pages but public ones. */
const shells: readonly Shell[] = [
  { name: 'app.html', preloaded: [] },
  {
    // Members return to this page every day.
    name: 'home.html',
    preloaded: ['src/pages/member/home/user-landing.tsx', 'src/app/layouts/server-state.tsx'],
    first: 'src/app/home-prefetch.ts',
    isConnecting: true,
  },
  {
    // The sign-in widget is as large as everything else, and would otherwise load only once the rest runs.
    name: 'sign-in.html',
    preloaded: [],
    next: ['src/pages/public/sign-in/sign-in-steps.tsx'],
    isConnecting: true,
  },
];

/** A page without content, which guarded pages start with. */
interface Shell {
  name: string;
  /** Sources preloaded with the shell, so that they don't wait for the application to import them. */
  preloaded: readonly string[];
  /** A source that runs before the other modules have loaded, and sends requests to the backend. */
  first?: string;
  /** Whether to connect to the backend before the page's code does. */
  readonly isConnecting?: boolean;
  /** Sources that the application imports once it has started. Preloading them blocks nothing. */
  next?: readonly string[];
}

/**
 * Returns all files that prerendering adds to the build: the public pages, the shells, the not-found
 * page, sitemap.xml and robots.txt.
 */
export async function writeSite(build: Build): Promise<SiteFile[]> {
  const { origin, backend } = build;
  const pages = Object.entries(publicPageTexts);
  const documents = [
    ...(await Promise.all(pages.map(([path, page]) => writePublicPage(path, page, build)))),
    ...shells.map((shell) => writeShell(shell, build)),
    await writeNotFoundPage(build),
  ];
  return [
    ...documents.map(({ name, text }) => ({ name, text: withPolicy(text, backend) })),
    { name: 'sitemap.xml', text: siteMap(pages.map(([path]) => origin + path)) },
    { name: 'robots.txt', text: robots(`${origin}/sitemap.xml`) },
  ];
}

async function writePublicPage(path: string, page: PublicPage, build: Build): Promise<SiteFile> {
  const { manifest, template, origin, read } = build;
  const head = {
    title: pageTitle(page.title),
    description: page.description,
    canonical: origin + path,
    image: `${origin}/pictures/share.png`,
    stylesheets: assetsOf(manifest, [clientSource, page.source]).stylesheets,
    speculationRules,
  };
  const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const text = writeDocument(template, head, await renderPath(path));
  return { name, text: await withInlineStyles(text, read) };
}

function writeShell(
  { name, preloaded, first, next = [], isConnecting }: Shell,
  build: Build,
): SiteFile {
  const { manifest, template, backend } = build;
  const [script, ...imports] = first === undefined ? [] : assetsOf(manifest, [first]).modules;
  const { stylesheets, modules } = assetsOf(manifest, [clientSource, ...preloaded]);
  const later = assetsOf(manifest, next);
  const head = {
    title: product,
    stylesheets,
    modules: [...new Set([...imports, ...modules, ...later.modules])],
    laterStylesheets: later.stylesheets.filter((path) => !stylesheets.includes(path)),
    scripts: script === undefined ? [] : [script],
    connections: isConnecting ? connectionsTo(backend) : [],
  };
  return { name, text: writeDocument(template, head, renderShell()) };
}

function connectionsTo({ api, userPool, images }: BackendOrigins): Connection[] {
  const called = new Set([userPool, api].flatMap((origin) => origin ?? []));
  return [
    ...[...called].map((origin) => ({ origin, isCors: true })),
    ...images.map((origin) => ({ origin, isCors: false })),
  ];
}

async function writeNotFoundPage({ manifest, template }: Build): Promise<SiteFile> {
  const { stylesheets } = assetsOf(manifest, [clientSource]);
  const head = { title: pageTitle(errorScreenText), stylesheets };
  return { name: '404.html', text: writeDocument(template, head, await renderPath('/404')) };
}
