import { signInPaths } from '../../src/paths';

/**
 * The speculation rules of public pages: a browser that knows them fetches the sign-in pages when a pointer rests on
 * their links or touches them, unless it is set to save data. `customHttp.yml` allows this text by its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: Object.values(signInPaths) }, eagerness: 'moderate' }],
});
