import { box } from './box';

/** Text in one of the product's sizes and tones. */
export const Text = box('p');
