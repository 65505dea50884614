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

/** The pages for the rows of one of the catalog's models (spec §2.3). */
export const catalogPaths = {
  taskBuilder: '/taskbuilder',
  taskEditor: '/taskeditor',
  libraryBuilder: '/librarybuilder',
} as const;

/** The pages for the Admin group (spec §2.3). */
export const adminPaths = { admin: '/admin', ...catalogPaths } as const;

/** The path of every page. */
export const paths = { ...publicPaths, ...signInPaths, ...memberPaths, ...adminPaths } as const;

/** The profile page's section about being away (D110). */
export const AWAY_ANCHOR = 'away';

/** Returns the anchor of a task's plan on the member's home. */
export const taskAnchor = (taskId: string) => `task-${encodeURIComponent(taskId)}`;

type ValueOf<Group> = Group[keyof Group];
export type PublicPath = ValueOf<typeof publicPaths>;
export type CatalogPath = ValueOf<typeof catalogPaths>;
export type Path = ValueOf<typeof paths>;

/** Returns the path of the page at a pathname; undefined if there is none. */
export function pathIn(pathname: string): Path | undefined {
  const plain = pathname
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')
    .replace(/^\/index\.html$/, '/');
  return Object.values(paths).find((path) => path === plain);
}

/** Whether a page is for the rows of one of the catalog's models. */
export function isCatalogPath(path: Path | undefined): path is CatalogPath {
  return Object.values<Path | undefined>(catalogPaths).includes(path);
}
