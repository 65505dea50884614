import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** How long a pointer must hover before content opens, so passing over it doesn't flash it. */
const INTENT_MS = 150;

/**
 * Discloses content on hover, focus or tap (D24, WCAG 1.4.13). It stays while hovered or focused; after a click, it
 * stays until the next one. Escape or a tap elsewhere dismisses it. Content dismissed under a pointer stays closed
 * until that pointer leaves. A resting pointer opens nothing when the page changes under it.
 */
export function useDisclosure<E extends HTMLElement>() {
  const [state, setState] = useState<'closed' | 'shown' | 'kept'>('closed');
  const open = state !== 'closed';
  const isKept = state === 'kept';
  const show = () => setState((before) => (before === 'kept' ? before : 'shown'));
  const close = () => setState('closed');
  const ref = useRef<E>(null);
  const openTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Once a hover or click has decided, further movement changes nothing until the pointer leaves.
  const isDecided = useRef(false);
  useDismissal(open, ref, close);
  const setDecided = (isNowDecided: boolean) => {
    clearTimeout(openTimer.current);
    isDecided.current = isNowDecided;
  };
  useEffect(() => () => clearTimeout(openTimer.current), []);
  return {
    open,
    /** Whether it stays open when the pointer leaves it, because it was clicked or tapped. */
    isKept,
    show,
    /** Props of the element that contains both the trigger and the disclosed content. */
    area: {
      ref,
      onPointerEnter: () => setDecided(false),
      onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
        // Browsers also send these events when the page moves under a resting pointer.
        if (pointerType !== 'mouse' || (movementX === 0 && movementY === 0)) return;
        if (isDecided.current) return;
        setDecided(true);
        openTimer.current = setTimeout(show, INTENT_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        setDecided(false);
        const holdsFocus = ref.current?.querySelector(':focus-visible') !== null;
        if (pointerType === 'mouse' && !holdsFocus && !isKept) close();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node) || !ref.current?.contains(relatedTarget)) close();
      },
    },
    /** Props of the button that focus or a tap activates. */
    trigger: {
      // A tap also focuses, right before its click, so only keyboard focus opens it.
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) show();
      },
      onClick: () => {
        setDecided(true);
        setState(isKept ? 'closed' : 'kept');
      },
    },
  };
}

function useDismissal(open: boolean, area: RefObject<HTMLElement | null>, close: () => void): void {
  const dismiss = useEffectEvent(close);
  // Listens before the content is painted, so that anyone who sees it can dismiss it.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const listeners = new AbortController();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) dismiss();
    };
    document.addEventListener('keydown', onKey, { signal: listeners.signal });
    document.addEventListener('pointerdown', onPointer, { signal: listeners.signal });
    return () => listeners.abort();
  }, [open, area]);
}
