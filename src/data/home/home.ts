import * as v from 'valibot';
import { SelectionSchema } from '@/data/records/selection-record';
import { ScoredCompletionSchema } from './fetch-completions';

const ProfileSchema = v.object({
  level: v.nullish(v.number()),
  updatedAt: v.nullish(v.string()),
});

/** Everything that the landing page shows of an account, as one answer of the API gave it. */
export const HomeSchema = v.object({
  /** When the API gave it, milliseconds since the epoch. */
  fetchedAt: v.number(),
  profile: ProfileSchema,
  selections: v.array(SelectionSchema),
  /** The completions that were valid when the answer was given. */
  completions: v.array(ScoredCompletionSchema),
});

export type Home = v.InferOutput<typeof HomeSchema>;

export const HomeProfileSchema = ProfileSchema;
