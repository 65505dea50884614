import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { LiveRegion } from './announcer';
import { focusHomeOfControl, keepFocus } from './focus-home';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { Row, Stack } from './layout';
import { isDialogOpen } from './messages';
import styles from './dialog.module.css';

type DialogProps = {
  /** Called by Escape, the close button and a click outside; the caller decides when the dialog disappears. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode;
};

/** Maximum time between the clicks of a double-click. */
const DOUBLE_CLICK_MS = 500;

/**
 * A modal dialog, open as long as it is rendered. The native element traps focus, which starts on the control with
 * `takesFocus` or on the close button. On close, focus returns to where it was, or to its home. For the first half
 * second, clicks outside don't close it, since they may be the second click of a double-click; stray-presses.ts ignores
 * those inside.
 */
export function Dialog({ onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect is cleaned up before the element leaves the page; only after that does the browser return focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const returnFocus = keepFocus(element);
    measureScrollBar();
    element.showModal();
    element.querySelector<HTMLElement>('[data-takes-focus]')?.focus({ preventScroll: true });
    const settled = setTimeout(() => element.setAttribute('closedby', 'any'), DOUBLE_CLICK_MS);
    return () => {
      clearTimeout(settled);
      element.close();
      returnFocus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      {...focusHomeOfControl}
      closedby="closerequest"
      // Escape would also end an edit around the dialog.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Chrome closes the dialog at a second Escape, even if the caller keeps it open during a write.
      onClose={() => dialog.current?.showModal()}
    >
      <LiveRegion />
      <Stack gap={4}>
        <Row gap={4} align="start" isSpread isOneLine className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton className={styles.close} onClick={onClose} aria-label="Close">
            <Icon name="close" />
          </IconButton>
        </Row>
        <Stack gap={3}>{children}</Stack>
        {actions !== undefined && (
          <Row gap={3} justify="end" className={styles.actions}>
            {actions}
          </Row>
        )}
      </Stack>
    </dialog>
  );
}

// A reserved scrollbar gutter would stay bright next to the backdrop.
function measureScrollBar(): void {
  if (isDialogOpen()) return;
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`);
}
