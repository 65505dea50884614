import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

/** How long a pointer must rest before content opens, so that moving across does not make it flicker. */
const INTENT_MS = 150;

interface Disclosure<E extends HTMLElement> {
  readonly open: boolean;
  /** Opens it. */
  show(): void;
  /** Props of the element that contains both the trigger and the disclosed content. */
  readonly area: {
    readonly ref: RefObject<E | null>;
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onBlur(event: FocusEvent): void;
  };
  /** Props of the button that focus or a tap activates. */
  readonly trigger: { onFocus(event: FocusEvent): void; onClick(): void };
}

/**
 * Discloses content on hover, focus or tap (D24, WCAG 1.4.13). It stays while hovered or focused; Escape
 * or a tap elsewhere dismisses it.
 */
export function useDisclosure<E extends HTMLElement>(): Disclosure<E> {
  const [open, setOpen] = useState(false);
  const ref = useRef<E>(null);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  useDismissal(open, ref, () => setOpen(false));
  useEffect(() => () => clearTimeout(intent.current), []);
  return {
    open,
    show: () => setOpen(true),
    area: {
      ref,
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') intent.current = setTimeout(() => setOpen(true), INTENT_MS);
      },
      onPointerLeave: ({ pointerType }) => {
        clearTimeout(intent.current);
        const holdsFocus = ref.current?.querySelector(':focus-visible') !== null;
        if (pointerType === 'mouse' && !holdsFocus) setOpen(false);
      },
      onBlur: ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !ref.current?.contains(relatedTarget)) {
          setOpen(false);
        }
      },
    },
    trigger: {
      // A tap also focuses, right before its click; so only keyboard focus opens.
      onFocus: ({ target }) => {
        if (target.matches(':focus-visible')) setOpen(true);
      },
      onClick: () => setOpen((before) => !before),
    },
  };
}

function useDismissal(open: boolean, area: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current();
    };
    const onPointer = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) latest.current();
    };
    document.addEventListener('keydown', onKey, { signal: stop.signal });
    document.addEventListener('pointerdown', onPointer, { signal: stop.signal });
    return () => stop.abort();
  }, [open, area]);
}
