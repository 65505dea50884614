import { adminPaths, memberPaths, publicPaths, signInPaths } from '../../src/paths';

/** Every page of the product, by who may open it (spec §2.1 to §2.3). */
export const publicPagePaths: readonly string[] = Object.values({ ...publicPaths, ...signInPaths });
export const memberPages: readonly string[] = Object.values(memberPaths);
export const adminPages: readonly string[] = Object.values(adminPaths);
