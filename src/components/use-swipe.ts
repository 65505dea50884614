import { type PointerEvent, useRef } from 'react';

/** How far a finger must move, in CSS pixels. */
const DISTANCE = 56;

/** Props of an element that a swipe sideways or down removes; it follows the finger. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const moved = ({ clientX, clientY }: PointerEvent) => {
    const { x, y } = start.current ?? { x: clientX, y: clientY };
    return { x: clientX - x, y: Math.max(0, clientY - y) };
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = moved(event);
    start.current = undefined;
    event.currentTarget.style.translate = '';
    return Math.abs(x) > DISTANCE || y > DISTANCE;
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType === 'touch') start.current = { x, y };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const { x, y } = moved(event);
      event.currentTarget.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current && end(event)) onSwipe();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void end(event),
  };
}
