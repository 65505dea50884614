import { a } from '@aws-amplify/backend';

/** The three difficulties of a task (spec §9). */
export const difficulties = ['Daily', 'Medium', 'Strategic'] as const;

export const Difficulty = a.enum(difficulties);
