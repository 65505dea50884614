import { expect, it } from 'vitest';
import { paths } from './paths';

it('has every address of spec §2 and no other', () => {
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
