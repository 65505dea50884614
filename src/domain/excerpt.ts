import { shortened } from './characters';

const EXCERPT_LENGTH = 20;

/** Returns a text, cut to 20 characters plus an ellipsis if it is longer (spec §2.4, §9). */
export function excerptOf(text: string): string {
  return shortened(text, EXCERPT_LENGTH);
}
