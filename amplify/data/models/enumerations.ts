import { a } from '@aws-amplify/backend';
import { CATALOG_STATES, CATEGORIES, DIFFICULTIES } from '../limits';

export const Difficulty = a.enum(DIFFICULTIES);

/** Whether a task or link is live, a draft that members never get, or archived (D29). */
export const CatalogState = a.enum(CATALOG_STATES);

/** The categories of tasks and links, and of users' interests (D30). */
export const Category = a.enum(CATEGORIES);

/** The systems of units in which a member can see amounts (D69). */
export const Units = a.enum(['US', 'Metric']);
