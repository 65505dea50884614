import { useEffect, useState, type FocusEventHandler, type PointerEventHandler } from 'react';

const PLAIN_LIFE_MS = 6_000;
const ACTION_LIFE_MS = 12_000;

type Holders = {
  onPointerEnter: PointerEventHandler;
  onPointerLeave: PointerEventHandler;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
};

/** Closes a message after its time, which stands still while it is pointed at or focused (WCAG 2.2.1). */
export function useToastLife(close: () => void, hasAction: boolean): Holders {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, hasAction ? ACTION_LIFE_MS : PLAIN_LIFE_MS);
    return () => clearTimeout(timer);
  }, [close, hasAction, held]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
