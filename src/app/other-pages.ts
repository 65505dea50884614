import type { ComponentType } from 'react';
import { type Path, paths, type SignInPath } from '@/paths';

/** The path of a page that is neither the home nor for signing in. */
export type OtherPath = Exclude<Path, SignInPath | typeof paths.userLanding>;

/** How to load the code of all pages but the home and those for signing in, which pages.ts loads. */
export const otherPages = {
  [paths.landing]: async () => (await import('@/pages/public/landing/landing')).LandingPage,
  [paths.impact]: async () => (await import('@/pages/public/impact/impact')).ImpactPage,
  [paths.howWeEstimate]: async () =>
    (await import('@/pages/public/how-we-estimate/how-we-estimate')).HowWeEstimatePage,
  [paths.about]: async () => (await import('@/pages/public/about/about')).AboutPage,
  [paths.eula]: async () => (await import('@/pages/public/eula/eula')).EulaPage,
  [paths.userHistory]: async () =>
    (await import('@/pages/member/history/user-history')).UserHistoryPage,
  [paths.mediumTasks]: async () =>
    (await import('@/pages/member/goals/goal-choice')).MediumTasksPage,
  [paths.strategicTasks]: async () =>
    (await import('@/pages/member/goals/goal-choice')).StrategicTasksPage,
  [paths.library]: async () => (await import('@/pages/member/library/library')).LibraryPage,
  [paths.offers]: async () => (await import('@/pages/member/offers/offers')).OffersPage,
  [paths.benefits]: async () => (await import('@/pages/member/benefits/benefits')).BenefitsPage,
  [paths.completeSignUp]: async () =>
    (await import('@/pages/member/profile/complete-sign-up')).CompleteSignUpPage,
  [paths.userProfile]: async () =>
    (await import('@/pages/member/profile/user-profile')).UserProfilePage,
  [paths.setAside]: async () => (await import('@/pages/member/set-aside/set-aside')).SetAsidePage,
  [paths.updatePassword]: async () =>
    (await import('@/pages/member/update-password/update-password')).UpdatePasswordPage,
  [paths.admin]: async () => (await import('@/pages/admin/hub/hub')).AdminHubPage,
  [paths.taskBuilder]: async () =>
    (await import('@/pages/admin/task-builder/task-builder')).TaskBuilderPage,
  [paths.taskEditor]: async () =>
    (await import('@/pages/admin/task-editor/task-editor')).TaskEditorPage,
  [paths.libraryBuilder]: async () =>
    (await import('@/pages/admin/library-builder/library-builder')).LibraryBuilderPage,
} satisfies Record<OtherPath, () => Promise<ComponentType>>;
