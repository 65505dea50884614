/** Loads Amplify and connects it to the session. Most visits need none of it (docs/decisions/012). */
export const loadAmplify = () => import('./amplify');
