import { a } from '@aws-amplify/backend';

/** The systems of units in which a member can see amounts (D69). */
export const Units = a.enum(['US', 'Metric']);
