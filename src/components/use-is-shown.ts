import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref that says whether the component is mounted, for work that may outlast it. */
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
