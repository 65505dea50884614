/** Nothing can be assigned to an account without a profile (spec §8, to the letter). */
export class NoProfileError extends Error {
  constructor() {
    super('No profile found! Please create a profile first.');
    this.name = 'NoProfileError';
  }
}
