/** The constants that the application shares with the backend's definition: the limits of fields and requests, and a group. */
export * from '../amplify/data/limits';
export { adminGroup } from '../amplify/auth/groups';
