import { signInPaths } from '../../src/paths';

/**
 * The speculation rules of public pages: browsers that support them fetch the sign-in pages when a pointer rests on a
 * link to them or touches it, unless they are set to save data. `customHttp.yml` allows this text by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: Object.values(signInPaths) }, eagerness: 'moderate' }],
});
