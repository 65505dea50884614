import { whenIdle } from '@/lib/when-idle';
import { TRIAL, TRIAL_FAILED, TRIAL_TASK } from '@/pages/public/landing/trial-marks';

const PRELOAD_AFTER_MS = 3000;

/**
 * Makes the landing page's trial work, also where React renders it later. Its code loads after the first paint, and
 * needs no React (decision 016).
 */
export function handleTrial(): void {
  const load = () => import('@/pages/public/landing/trial-day');
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${TRIAL_TASK}]`);
    if (!button) return;
    load().then(
      ({ completeTrialTask }) => completeTrialTask(button),
      () => button.closest(`[${TRIAL}]`)?.setAttribute(TRIAL_FAILED, ''),
    );
  });
  // If this fails, a click tries again.
  if (document.querySelector(`[${TRIAL_TASK}]`)) {
    whenIdle(() => void load().catch(() => undefined), PRELOAD_AFTER_MS);
  }
}
