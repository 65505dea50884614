import {
  type AdminPath,
  type MemberPath,
  type Path,
  paths,
  type PublicPath,
  type SignInPath,
} from '@/paths';
import { type PageCode, pageCode } from './page-code';

type Pages<Paths extends Path> = Readonly<Record<Paths, PageCode>>;

/** Pages whose header depends on the authentication status, spec §2.1. */
export const publicPages = {
  [paths.landing]: pageCode(() => import('@/pages/public/landing/landing'), 'LandingPage'),
  [paths.impact]: pageCode(() => import('@/pages/public/impact/impact'), 'ImpactPage'),
  [paths.howWeEstimate]: pageCode(
    () => import('@/pages/public/how-we-estimate/how-we-estimate'),
    'HowWeEstimatePage',
  ),
  [paths.about]: pageCode(() => import('@/pages/public/about/about'), 'AboutPage'),
} satisfies Pages<Exclude<PublicPath, typeof paths.eula>>;

/** Pages with the visitor's header, for everyone. */
export const visitorPages = {
  [paths.eula]: pageCode(() => import('@/pages/public/eula/eula'), 'EulaPage'),
} satisfies Pages<typeof paths.eula>;

/** Pages for signing in and up; they redirect signed-in users. */
export const signInPages = {
  [paths.login]: pageCode(() => import('@/pages/public/sign-in/sign-in-steps'), 'LoginPage'),
  [paths.newAccount]: pageCode(
    () => import('@/pages/public/sign-in/sign-in-steps'),
    'NewAccountPage',
  ),
} satisfies Pages<SignInPath>;

/** Guarded pages, spec §2.2. */
export const memberPages = {
  [paths.userLanding]: pageCode(
    () => import('@/pages/member/home/user-landing'),
    'UserLandingPage',
  ),
  [paths.userHistory]: pageCode(
    () => import('@/pages/member/history/user-history'),
    'UserHistoryPage',
  ),
  [paths.mediumTasks]: pageCode(
    () => import('@/pages/member/goals/goal-choice'),
    'MediumTasksPage',
  ),
  [paths.strategicTasks]: pageCode(
    () => import('@/pages/member/goals/goal-choice'),
    'StrategicTasksPage',
  ),
  [paths.library]: pageCode(() => import('@/pages/member/library/library'), 'LibraryPage'),
  [paths.offers]: pageCode(() => import('@/pages/member/offers/offers'), 'OffersPage'),
  [paths.benefits]: pageCode(() => import('@/pages/member/benefits/benefits'), 'BenefitsPage'),
  [paths.completeSignUp]: pageCode(
    () => import('@/pages/member/profile/complete-sign-up'),
    'CompleteSignUpPage',
  ),
  [paths.userProfile]: pageCode(
    () => import('@/pages/member/profile/user-profile'),
    'UserProfilePage',
  ),
  [paths.setAside]: pageCode(() => import('@/pages/member/set-aside/set-aside'), 'SetAsidePage'),
  [paths.updatePassword]: pageCode(
    () => import('@/pages/member/update-password/update-password'),
    'UpdatePasswordPage',
  ),
} satisfies Pages<MemberPath>;

/** Pages for the Admin group, spec §2.3. */
export const adminPages = {
  [paths.admin]: pageCode(() => import('@/pages/admin/hub/hub'), 'AdminHubPage'),
  [paths.taskBuilder]: pageCode(() => import('@/pages/admin/catalog-pages'), 'TaskBuilderPage'),
  [paths.taskEditor]: pageCode(() => import('@/pages/admin/catalog-pages'), 'TaskEditorPage'),
  [paths.libraryBuilder]: pageCode(
    () => import('@/pages/admin/catalog-pages'),
    'LibraryBuilderPage',
  ),
} satisfies Pages<AdminPath>;

/** Wraps every page that reads server state. */
export const serverState = pageCode(() => import('./layouts/server-state'), 'ServerState');

const openPages: Pages<PublicPath> = { ...publicPages, ...visitorPages };
const guardedPages: Pages<MemberPath | AdminPath> = { ...memberPages, ...adminPages };

/** The paths of the guarded pages. */
export const guardedPaths: readonly string[] = Object.keys(guardedPages);
const allPages: Pages<Path> = { ...openPages, ...signInPages, ...guardedPages };

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

function pageAt(pages: Partial<Pages<Path>>, pathname: string): PageCode | undefined {
  const plain = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return Object.entries(pages).find(([path]) => path === plain)?.[1];
}
