import { type RefObject, useEffect, useRef } from 'react';

/** Returns whether the component is still there, for what ends after it may have gone. */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
