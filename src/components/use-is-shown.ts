import { type RefObject, useEffect, useRef } from 'react';

/** Returns whether the component, or the dialog in it, is still open, for what ends after it may have gone. */
export function useIsShown(isOpen = true): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);
  return isShown;
}
