import { useEffect, useRef } from 'react';

/**
 * The heading of a step. A new step replaces what had the focus, so its heading takes it: but not
 * from the tab with which the user is changing between the steps.
 */
export function StepHeading({ children }: { readonly children: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(children);
  useEffect(() => {
    if (shown.current === children) return;
    shown.current = children;
    if (document.activeElement?.getAttribute('role') !== 'tab') element.current?.focus();
  }, [children]);
  return (
    <span ref={element} tabIndex={-1}>
      {children}
    </span>
  );
}
