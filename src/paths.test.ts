import { expect, it } from 'vitest';
import { paths } from './paths';

it('The paths are exactly those of spec §2, and the pages of D26 and D27', () => {
  expect(Object.values(paths)).toEqual([
    '/',
    '/login',
    '/newaccount',
    '/impact',
    '/howweestimate',
    '/about',
    '/eula',
    '/completesignup',
    '/userprofilepage',
    '/library',
    '/userlanding',
    '/benefits',
    '/userhistory',
    '/mediumtasks',
    '/offers',
    '/strategictasks',
    '/setasidetasks',
    '/updatepassword',
    '/admin',
    '/taskbuilder',
    '/taskeditor',
    '/librarybuilder',
  ]);
});
