/** The addresses of spec §2 by who may see them. */
export const memberPages = [
  '/completesignup',
  '/userprofilepage',
  '/library',
  '/userlanding',
  '/benefits',
  '/userhistory',
  '/mediumtasks',
  '/offers',
  '/strategictasks',
  '/updatepassword',
];
export const adminPages = ['/admin', '/taskbuilder', '/taskeditor', '/librarybuilder'];
export const publicPages = ['/', '/impact', '/about', '/eula', '/login', '/newaccount'];
