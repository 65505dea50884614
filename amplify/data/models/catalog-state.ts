import { a } from '@aws-amplify/backend';
import { CATALOG_STATES } from '../limits';

/** Whether a task or link is live, a draft that members never get, or archived (D29). */
export const CatalogState = a.enum(CATALOG_STATES);
