/** The accounts of a demonstration. Their passwords are public: they exist in the emulator alone. */
export const demoAccounts = [
  { role: 'Member', email: 'member@verdure.example', password: 'Verdure-Member-1!', groups: [] },
  {
    role: 'Admin',
    email: 'admin@verdure.example',
    password: 'Verdure-Admin-1!',
    groups: ['Admin'],
  },
] as const;

export type DemoAccount = (typeof demoAccounts)[number];
