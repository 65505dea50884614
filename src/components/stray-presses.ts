const CONTROL = 'a[href], button, input, select, textarea, summary, label, [role^="menuitem"]';

/** How far apart the taps of a double tap may be, in milliseconds and pixels, since not every browser counts taps. */
const TAP_MS = 500;
const TAP_PX = 30;

/** Within how many milliseconds a key makes its click. */
const KEY_MS = 500;

let isAssisted = false;

/** Whether assistive technology made the latest press of a button, as far as clicks tell. */
export function isPressAssisted(): boolean {
  return isAssisted;
}

interface Press {
  readonly control: Element | null;
  readonly text: string;
}

/**
 * Ignores the second click of a double-click if its control appeared or changed between the clicks (D46), even across
 * pages. A second click on an unchanged control works, and so do keys and assistive technology, whose clicks aren't
 * counted. A held key presses once, even if focus moves. Returns a function that stops this.
 */
export function ignoreStrayPresses(): () => void {
  let first: Press | undefined;
  let last: MouseEvent | undefined;
  let keyAt = -Infinity;
  let isTouch = false;
  const onClick = (event: MouseEvent) => {
    const press = pressOf(event);
    if (press.control?.matches('button'))
      isAssisted = isUnlikePointer(event) && event.timeStamp - keyAt > KEY_MS;
    if (event.detail === 0) return;
    const isRepeated = event.detail > 1 || (isTouch && isSecondTap(event, last));
    last = event;
    if (!isRepeated) {
      first = press;
      return;
    }
    const isSame = press.control === first?.control && press.text === first.text;
    if (press.control === null || isSame) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const stop = new AbortController();
  addEventListener('click', onClick, { capture: true, signal: stop.signal });
  // Safari's clicks may not say that they are taps.
  const onDown = ({ pointerType }: PointerEvent) => (isTouch = pointerType !== 'mouse');
  addEventListener('pointerdown', onDown, { capture: true, signal: stop.signal });
  for (const type of ['keydown', 'keyup'] as const)
    addEventListener(type, ({ timeStamp }) => (keyAt = timeStamp), {
      capture: true,
      signal: stop.signal,
    });
  addEventListener('keydown', ignoreHeldEnter, { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    isAssisted = false;
  };
}

// The space bar presses when it is released.
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter' || !(event.target instanceof Element)) return;
  if (event.target.closest('a[href], button, summary')) event.preventDefault();
}

// TalkBack's clicks may be counted, but say that the button is still down.
function isUnlikePointer({ detail, buttons }: MouseEvent): boolean {
  return detail === 0 || buttons === 1;
}

function pressOf(event: MouseEvent): Press {
  const found = event.target instanceof Element ? event.target.closest(CONTROL) : null;
  const control = found instanceof HTMLLabelElement ? (found.control ?? found) : found;
  const text = `${control?.getAttribute('aria-label') ?? ''} ${control?.textContent ?? ''}`;
  return { control, text };
}

function isSecondTap(event: MouseEvent, last: MouseEvent | undefined): boolean {
  if (!last) return false;
  const distance = Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY);
  return event.timeStamp - last.timeStamp < TAP_MS && distance < TAP_PX;
}
