import { a } from '@aws-amplify/backend';
import { DIFFICULTIES } from '../limits';

export const Difficulty = a.enum(DIFFICULTIES);
