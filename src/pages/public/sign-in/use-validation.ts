import { type RefObject, useEffect, useState } from 'react';

/**
 * Makes the widget validate once more after every change of a field, when all events of the current task have
 * passed: while it validates, it ignores further events, and would judge values that are no longer shown. Returns a
 * function that does the same for other changes.
 */
export function useValidation(
  area: RefObject<HTMLElement | null>,
  validate: () => void,
): () => void {
  const [soon] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return {
      start: () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          validate();
        });
      },
      stop: () => {
        clearTimeout(timer);
        timer = undefined;
      },
    };
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['input', 'change', 'focusout']) {
      area.current?.addEventListener(type, soon.start, stop);
    }
    return () => {
      stop.abort();
      soon.stop();
    };
  }, [area, soon]);
  return soon.start;
}
