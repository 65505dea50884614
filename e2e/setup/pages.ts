import { adminPaths, memberPaths, publicPaths, signInPaths } from '../../src/paths';

/** Every page of the product, by who may open it (spec §2.1 to §2.3). */
export const publicPagePaths = Object.values({ ...publicPaths, ...signInPaths });
export const adminPages = Object.values(adminPaths);

/** How many pages one test can open. */
const PER_TEST = 4;
const memberPages: readonly string[] = Object.values(memberPaths);
const parts = Math.ceil(memberPages.length / PER_TEST);

/** The pages that need a sign-in, in groups that one test can open. */
export const guardedPages: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Array.from({ length: parts }, (_, at) => [
      `members, part ${at + 1}`,
      memberPages.slice(at * PER_TEST, (at + 1) * PER_TEST),
    ]),
  ),
  administration: adminPages,
};
