/** Every page of the product, by who may open it (spec §2.1 to §2.3). */
export const publicPages = [
  '/',
  '/impact',
  '/howweestimate',
  '/about',
  '/eula',
  '/login',
  '/newaccount',
];

export const adminPages = ['/admin', '/taskbuilder', '/taskeditor', '/librarybuilder'];

/** The pages that need a sign-in, in groups that one test can open. */
export const guardedPages = {
  'tasks and history': ['/userlanding', '/mediumtasks', '/strategictasks', '/userhistory'],
  'library and offers': ['/library', '/offers', '/benefits'],
  'the account': ['/userprofilepage', '/setasidetasks', '/completesignup', '/updatepassword'],
  administration: adminPages,
};
