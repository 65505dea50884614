import {
  adminPaths,
  type CatalogPath,
  isCatalogPath,
  memberPaths,
  type Path,
  pathIn,
  paths,
  publicPaths,
} from '@/paths';
import { type PageCode, pageCode } from './page-code';

const pages: Readonly<Record<Exclude<Path, CatalogPath>, PageCode>> = {
  [paths.landing]: pageCode(() => import('@/pages/public/landing/landing'), 'LandingPage'),
  [paths.impact]: pageCode(() => import('@/pages/public/impact/impact'), 'ImpactPage'),
  [paths.howWeEstimate]: pageCode(
    () => import('@/pages/public/how-we-estimate/how-we-estimate'),
    'HowWeEstimatePage',
  ),
  [paths.about]: pageCode(() => import('@/pages/public/about/about'), 'AboutPage'),
  [paths.eula]: pageCode(() => import('@/pages/public/eula/eula'), 'EulaPage'),
  [paths.login]: pageCode(() => import('@/pages/public/sign-in/sign-in-steps'), 'LoginPage'),
  [paths.newAccount]: pageCode(
    () => import('@/pages/public/sign-in/sign-in-steps'),
    'NewAccountPage',
  ),
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
  [paths.admin]: pageCode(() => import('@/pages/admin/hub/hub'), 'AdminHubPage'),
};

const catalogPage = pageCode(() => import('@/pages/admin/catalog-page'), 'CatalogPage');

const codeAt = (path: Path) => (isCatalogPath(path) ? catalogPage : pages[path]);

/** Wraps every page that reads server state. */
export const serverState = pageCode(() => import('./layouts/server-state'), 'ServerState');

/** Returns the page at a path. */
export const pageAt = (path: Path) => codeAt(path).Component;

const guardedPaths: readonly Path[] = Object.values({ ...memberPaths, ...adminPaths });

/** Whether the page at a path is public; the error screen at an unknown path is, too. */
export function isPublicPath(pathname: string): boolean {
  const path = pathIn(pathname);
  return path === undefined || Object.values<Path>(publicPaths).includes(path);
}

/** Loads the code of the page at a path, all chunks at once, before the router renders it. */
export async function preloadPath(pathname: string): Promise<void> {
  const path = pathIn(pathname);
  if (path === undefined) return;
  const parts = guardedPaths.includes(path) ? [codeAt(path), serverState] : [codeAt(path)];
  await Promise.all(parts.map((part) => part.preload()));
}
