/*
 * The landing page's trial works without React, which visitors don't load (decision 016): these attributes, and one
 * listener for clicks (trial-day.ts). Nothing is stored.
 */

/** Marks the trial; its value is how many tasks are complete. */
export const TRIAL = 'data-trial';
/** Marks the button of a task; its value is the task's score. */
export const TRIAL_TASK = 'data-trial-task';
/** Marks a text that follows the day, by name. */
export const TRIAL_TEXT = 'data-trial-text';
