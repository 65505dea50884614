import { messageFor } from '@/lib/errors';
import { NoProfileError } from '@/data/profile';

/** What to say when the landing page could not be loaded (spec §8 'No profile'). */
export function homeProblem(error: Error): { title: string; message: string } {
  if (error instanceof NoProfileError) {
    return { title: error.message, message: 'It is made at your first visit. Try once more.' };
  }
  return { title: 'Your tasks could not be loaded', message: messageFor(error) };
}
