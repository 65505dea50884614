import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns where the pointer was last seen; a finger stays where it tapped. */
export function usePointer(): RefObject<Point | undefined> {
  const pointer = useRef<Point>(undefined);
  useEffect(() => {
    const note = ({ clientX: x, clientY: y }: PointerEvent) => void (pointer.current = { x, y });
    const events = ['pointermove', 'pointerdown', 'pointerup'] as const;
    for (const event of events) window.addEventListener(event, note, true);
    return () => {
      for (const event of events) window.removeEventListener(event, note, true);
    };
  }, []);
  return pointer;
}

/** How long a click may still be meant for what was there before. */
const SETTLE_MS = 600;

/**
 * Whether an element has just appeared or moved under the pointer, so that a click could be meant for what was
 * there before. It is measured whenever its component renders; `place` is what it moves within.
 */
export function useArrival(
  element: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
  pointer: RefObject<Point | undefined>,
): boolean {
  const [arrivals, setArrivals] = useState(0);
  const [settled, setSettled] = useState(0);
  const before = useRef('');
  const measure = useEffectEvent(() => {
    if (!element.current || !place.current) return;
    const box = boxOf(element.current, place.current);
    const now = JSON.stringify(box);
    if (before.current !== now && isIn(box, pointer.current)) setArrivals((count) => count + 1);
    before.current = now;
  });
  useLayoutEffect(() => measure());
  useEffect(() => {
    if (arrivals === 0) return undefined;
    const timer = setTimeout(() => setSettled(arrivals), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [arrivals]);
  return arrivals > settled;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

// Where it will be once its animation has ended.
function boxOf(element: HTMLElement, place: HTMLElement): Box {
  const { left, top } = place.getBoundingClientRect();
  return {
    left: left + element.offsetLeft,
    top: top + element.offsetTop,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
}

function isIn({ left, top, width, height }: Box, point: Point | undefined): boolean {
  if (!point) return false;
  const { x, y } = point;
  return x > left && x < left + width && y > top && y < top + height;
}
