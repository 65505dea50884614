import { expect, it } from 'vitest';
import { paths } from './paths';

it('The paths are exactly those of spec §2', () => {
  expect(Object.values(paths)).toEqual([
    '/',
    '/login',
    '/newaccount',
    '/impact',
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
    '/updatepassword',
    '/admin',
    '/taskbuilder',
    '/taskeditor',
    '/librarybuilder',
  ]);
});
