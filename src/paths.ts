/** The path of every page (spec §2.1 to §2.3, D26, D27). */
export const paths = {
  landing: '/',
  login: '/login',
  newAccount: '/newaccount',
  impact: '/impact',
  howWeEstimate: '/howweestimate',
  about: '/about',
  eula: '/eula',

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

  admin: '/admin',
  taskBuilder: '/taskbuilder',
  taskEditor: '/taskeditor',
  libraryBuilder: '/librarybuilder',
} as const;

export type Path = (typeof paths)[keyof typeof paths];
