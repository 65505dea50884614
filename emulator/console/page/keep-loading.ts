import { say } from './dom';

const pauseMs = 1000;

/**
 * Runs `load` every second while the page is visible, and `render` after it. Says so if the emulator can't be reached.
 * Returns a function that stops it.
 */
export function keepLoading(load: () => Promise<void>, render: () => void): () => void {
  let timer: number | undefined;
  let isLeft = false;
  let isLost = false;
  const run = async (): Promise<void> => {
    if (!document.hidden) {
      try {
        await load();
        if (isLost && !isLeft) say('');
        isLost = false;
      } catch {
        if (!isLeft) say('Can’t reach the emulator. Retrying…');
        isLost = true;
      }
    }
    if (isLeft) return;
    render();
    timer = window.setTimeout(() => void run(), pauseMs);
  };
  void run();
  return () => {
    isLeft = true;
    window.clearTimeout(timer);
  };
}
