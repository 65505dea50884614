import { loadMessageFor } from '@/lib/errors';
import { NoProfileError } from '@/data/profile';

/** What to say when the home page could not be loaded (spec §8 'No profile'). */
export function homeProblem(error: Error): { title: string; message: string } {
  if (error instanceof NoProfileError) {
    return { title: error.message, message: 'We create one on your first visit. Try again.' };
  }
  return { title: 'Couldn’t load your tasks', message: loadMessageFor(error) };
}
