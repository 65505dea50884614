/*
 * The landing page's trial works without React, which visitors don't load (decision 016): these attributes and one
 * click listener do it. Nothing is stored.
 */

/** Marks the trial; its value is how many tasks are complete. */
export const TRIAL = 'data-trial';
/** Marks the button of a task; its value is the task's score. */
export const TRIAL_TASK = 'data-trial-task';
/** Marks a text that the trial updates; its value is the text's name. */
export const TRIAL_TEXT = 'data-trial-text';

/** The texts of a trial of `count` tasks, of which `done` are complete and earned `score` points, by name. */
export function trialTexts(done: number, score: number, count: number) {
  return { score: String(score), level: String(done), progress: `${done} of ${count} done` };
}

/** Makes the landing page's trial work without React, even if React renders it later (decision 016). */
export function handleTrial(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${TRIAL_TASK}]`);
    if (button) completeTask(button);
  });
}

function completeTask(button: Element): void {
  const trial = button.closest(`[${TRIAL}]`);
  if (!trial || isComplete(button)) return;
  // Not disabled, so it keeps keyboard focus.
  button.setAttribute('aria-disabled', 'true');
  const buttons = [...trial.querySelectorAll(`[${TRIAL_TASK}]`)];
  const done = buttons.filter(isComplete);
  const score = done.reduce((sum, task) => sum + Number(task.getAttribute(TRIAL_TASK)), 0);
  trial.setAttribute(TRIAL, String(done.length));
  const texts: Readonly<Record<string, string>> = trialTexts(done.length, score, buttons.length);
  for (const element of trial.querySelectorAll(`[${TRIAL_TEXT}]`)) {
    element.textContent = texts[element.getAttribute(TRIAL_TEXT) ?? ''] ?? '';
  }
}

// Older browsers don't reflect the attribute as a property.
function isComplete(button: Element): boolean {
  return button.getAttribute('aria-disabled') === 'true';
}
