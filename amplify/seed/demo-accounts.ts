import { adminGroup } from '../auth/groups';

/** The demo account that has a history. */
export const demoMember = {
  role: 'Member',
  email: 'member@verdure.example',
  password: 'Verdure-Member-1!',
  groups: [],
} as const;

/** The demo accounts. These public passwords are used in the emulator only. */
export const demoAccounts = [
  demoMember,
  {
    role: 'Admin',
    email: 'admin@verdure.example',
    password: 'Verdure-Admin-1!',
    groups: [adminGroup],
  },
] as const;
