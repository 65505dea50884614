import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives a file that is pasted while the focus is inside `area`, or nowhere. Pasted text is left to the
 * field that it goes to.
 */
export function usePastedFile(
  area: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): void {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      const { target } = event;
      const isOurs =
        target === document.body || (target instanceof Node && area.current?.contains(target));
      if (!file || !isOurs) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [area]);
}
