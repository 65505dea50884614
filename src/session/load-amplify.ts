/** Loads Amplify and connects it to the session. Most visits don't need it (docs/decisions/012). */
export const loadAmplify = () => import('./amplify');
