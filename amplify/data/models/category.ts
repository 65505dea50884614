import { a } from '@aws-amplify/backend';
import { CATEGORIES } from '../limits';

/** What a task or link is about, and what matters to a user (D30). */
export const Category = a.enum(CATEGORIES);
