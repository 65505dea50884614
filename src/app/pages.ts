import { paths, type Path } from '@/paths';
import { lazyPage, type LazyPage } from './loading/lazy-page';

type PageGroup = Partial<Record<Path, LazyPage>>;

/** Pages whose header follows the authentication status. */
export const publicPages = {
  [paths.landing]: lazyPage(async () => (await import('@/pages/public/landing')).LandingPage),
  [paths.impact]: lazyPage(async () => (await import('@/pages/public/impact')).ImpactPage),
  [paths.about]: lazyPage(async () => (await import('@/pages/public/about')).AboutPage),
} satisfies PageGroup;

/** Pages with the visitor's header, whoever reads. */
export const visitorPages = {
  [paths.eula]: lazyPage(async () => (await import('@/pages/public/eula')).EulaPage),
} satisfies PageGroup;

/** The ways in, for those who are not. */
export const entrancePages = {
  [paths.login]: lazyPage(async () => (await import('@/pages/public/login')).LoginPage),
  [paths.newAccount]: lazyPage(
    async () => (await import('@/pages/public/new-account')).NewAccountPage,
  ),
} satisfies PageGroup;

/** Guarded pages, spec §2.2. */
export const memberPages = {
  [paths.userLanding]: lazyPage(
    async () => (await import('@/pages/member/user-landing')).UserLandingPage,
  ),
  [paths.userHistory]: lazyPage(
    async () => (await import('@/pages/member/user-history')).UserHistoryPage,
  ),
  [paths.mediumTasks]: lazyPage(
    async () => (await import('@/pages/member/medium-tasks')).MediumTasksPage,
  ),
  [paths.strategicTasks]: lazyPage(
    async () => (await import('@/pages/member/strategic-tasks')).StrategicTasksPage,
  ),
  [paths.library]: lazyPage(async () => (await import('@/pages/member/library')).LibraryPage),
  [paths.offers]: lazyPage(async () => (await import('@/pages/member/offers')).OffersPage),
  [paths.benefits]: lazyPage(async () => (await import('@/pages/member/benefits')).BenefitsPage),
  [paths.completeSignUp]: lazyPage(
    async () => (await import('@/pages/member/complete-sign-up')).CompleteSignUpPage,
  ),
  [paths.userProfile]: lazyPage(
    async () => (await import('@/pages/member/user-profile')).UserProfilePage,
  ),
  [paths.updatePassword]: lazyPage(
    async () => (await import('@/pages/member/update-password')).UpdatePasswordPage,
  ),
} satisfies PageGroup;

/** Pages for the Admin group, spec §2.3. */
export const adminPages = {
  [paths.admin]: lazyPage(async () => (await import('@/pages/admin/hub')).AdminHubPage),
  [paths.taskBuilder]: lazyPage(
    async () => (await import('@/pages/admin/task-builder')).TaskBuilderPage,
  ),
  [paths.taskEditor]: lazyPage(
    async () => (await import('@/pages/admin/task-editor')).TaskEditorPage,
  ),
  [paths.libraryBuilder]: lazyPage(
    async () => (await import('@/pages/admin/library-builder')).LibraryBuilderPage,
  ),
} satisfies PageGroup;

/** What only those who build the product look at; a production build has neither address nor code. */
export const developmentPages: Record<string, LazyPage> = import.meta.env.DEV
  ? {
      '/_components': lazyPage(
        async () => (await import('@/pages/development/components')).ComponentsPage,
      ),
    }
  : {};

/** Around every page that reads server state. */
export const serverState = lazyPage(
  async () => (await import('./layouts/server-state')).ServerState,
);

const openPages: PageGroup = { ...publicPages, ...visitorPages };
const guardedPages: PageGroup = { ...memberPages, ...adminPages };
/** The addresses that only signed-in people see. */
export const guardedPaths: readonly string[] = Object.keys(guardedPages);
const allPages: PageGroup = { ...publicPages, ...visitorPages, ...entrancePages, ...guardedPages };

/** Whether a page reads the same for everybody, so that no session has to be looked for. */
export function isOpenPath(pathname: string): boolean {
  return pageAt(openPages, pathname) !== undefined || pageAt(allPages, pathname) === undefined;
}

/** Starts loading what an address will show, all pieces at once, before the router asks for them. */
export async function preloadPath(pathname: string): Promise<void> {
  const page = pageAt(allPages, pathname);
  const isGuarded = pageAt(guardedPages, pathname) !== undefined;
  await Promise.all(
    [page, isGuarded && serverState].flatMap((needed) => (needed ? needed.preload() : [])),
  );
}

function pageAt(pages: PageGroup, pathname: string): LazyPage | undefined {
  const plain = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  return Object.entries(pages).find(([path]) => path === plain)?.[1];
}
