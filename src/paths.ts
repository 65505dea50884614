/** The prerendered pages, which anyone may read (spec §2.1). */
export const publicPaths = {
  landing: '/',
  impact: '/impact',
  howWeEstimate: '/howweestimate',
  about: '/about',
  eula: '/eula',
} as const;

/** The pages for signing in and up (spec §2.1). */
export const signInPaths = {
  login: '/login',
  newAccount: '/newaccount',
} as const;

/** The pages that need an account (spec §2.2, D26, D27). */
export const memberPaths = {
  completeSignUp: '/completesignup',
  userProfile: '/userprofilepage',
  library: '/library',
  userLanding: '/userlanding',
  benefits: '/benefits',
  userHistory: '/userhistory',
  mediumTasks: '/mediumtasks',
  offers: '/offers',
  strategicTasks: '/strategictasks',
  setAside: '/setasidetasks',
  updatePassword: '/updatepassword',
} as const;

/** The pages for the Admin group (spec §2.3). */
export const adminPaths = {
  admin: '/admin',
  taskBuilder: '/taskbuilder',
  taskEditor: '/taskeditor',
  libraryBuilder: '/librarybuilder',
} as const;

/** The path of every page. */
export const paths = { ...publicPaths, ...signInPaths, ...memberPaths, ...adminPaths } as const;

/** The part of the profile page about being away (D110). */
export const AWAY_ANCHOR = 'away';

/** Returns the anchor of a task's plan on the member's home. */
export const taskAnchor = (taskId: string) => `task-${encodeURIComponent(taskId)}`;

type ValueOf<Group> = Group[keyof Group];
export type PublicPath = ValueOf<typeof publicPaths>;
export type Path = ValueOf<typeof paths>;
