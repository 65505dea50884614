/** Every page of the product, by who may open it (spec §2.1 to §2.3). */
export const publicPages = ['/', '/impact', '/about', '/eula', '/login', '/newaccount'];

export const memberPages = [
  '/userlanding',
  '/mediumtasks',
  '/strategictasks',
  '/userhistory',
  '/library',
  '/offers',
  '/benefits',
  '/userprofilepage',
  '/completesignup',
  '/updatepassword',
];

export const adminPages = ['/admin', '/taskbuilder', '/taskeditor', '/librarybuilder'];
