/**
 * The constants that the application shares with the backend's definition: limits of fields and requests, and a
 * group's name.
 */
export * from '../amplify/data/limits';
export { adminGroup } from '../amplify/auth/groups';
