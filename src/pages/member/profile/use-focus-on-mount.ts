import { type RefObject, useEffect, useRef, useState } from 'react';

/** Focuses an element when it mounts in place of the control that led to it; not if `isWanted` is false. */
export function useFocusOnMount<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  const [focuses] = useState(isWanted);
  useEffect(() => {
    if (focuses) element.current?.focus();
  }, [focuses]);
  return element;
}
