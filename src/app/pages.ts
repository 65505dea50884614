import { adminPaths, memberPaths, paths, publicPaths } from '@/paths';
import { lazyComponent, type LazyComponent } from './lazy-component';
import type { OtherPath } from './other-pages';

/** Pages by path. */
type Pages = Readonly<Record<string, LazyComponent>>;

const { eula, ...otherPublicPaths } = publicPaths;
const { userLanding, ...otherMemberPaths } = memberPaths;

/** Pages whose header depends on the authentication status, spec §2.1. */
export const publicPages = listedLater(otherPublicPaths);

/** Pages with the visitor's header, for everyone. */
export const visitorPages = listedLater({ eula });

/** Pages for signing in and up; they redirect signed-in users. */
export const signInPages: Pages = {
  [paths.login]: lazyComponent(
    async () => (await import('@/pages/public/sign-in/login')).LoginPage,
  ),
  [paths.newAccount]: lazyComponent(
    async () => (await import('@/pages/public/sign-in/new-account')).NewAccountPage,
  ),
};

/** Guarded pages, spec §2.2. */
export const memberPages: Pages = {
  [userLanding]: lazyComponent(
    async () => (await import('@/pages/member/home/user-landing')).UserLandingPage,
  ),
  ...listedLater(otherMemberPaths),
};

/** Pages for the Admin group, spec §2.3. */
export const adminPages = listedLater(adminPaths);

/** Returns pages whose files are listed in a chunk of their own: a first visit of the home needs none of them. */
function listedLater(pagePaths: Readonly<Record<string, OtherPath>>): Pages {
  return Object.fromEntries(
    Object.values(pagePaths).map((path) => [
      path,
      lazyComponent(async () => (await import('./other-pages')).otherPages[path]()),
    ]),
  );
}

/** Pages for developers; a production build contains neither their addresses nor their code. */
export const developmentPages: Pages = import.meta.env.DEV
  ? {
      '/_components': lazyComponent(
        async () => (await import('@/pages/development/components')).ComponentsPage,
      ),
    }
  : {};

/** Wraps every page that reads server state. */
export const serverState = lazyComponent(
  async () => (await import('./layouts/server-state')).ServerState,
);

const openPages: Pages = { ...publicPages, ...visitorPages };
const guardedPages: Pages = { ...memberPages, ...adminPages };

/** The paths of the guarded pages. */
export const guardedPaths: readonly string[] = Object.keys(guardedPages);
const allPages: Pages = { ...openPages, ...signInPages, ...guardedPages };

/** Whether anyone may read the page at an address, including the error screen at an unknown one. */
export function isOpenPath(pathname: string): boolean {
  return pageAt(openPages, pathname) !== undefined || pageAt(allPages, pathname) === undefined;
}

/** Loads the code of the page at an address, all chunks at once, before the router renders it. */
export async function preloadPath(pathname: string): Promise<void> {
  const page = pageAt(allPages, pathname);
  const isGuarded = pageAt(guardedPages, pathname) !== undefined;
  await Promise.all(
    [page, isGuarded && serverState].flatMap((part) => (part ? part.preload() : [])),
  );
}

function pageAt(
  pages: Readonly<Record<string, LazyComponent>>,
  pathname: string,
): LazyComponent | undefined {
  const plain = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  return Object.entries(pages).find(([path]) => path === plain)?.[1];
}
