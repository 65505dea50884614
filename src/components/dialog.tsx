import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  /** Called by Escape, the cross and a click beside the dialog; the caller then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the one that does the thing last. */
  actions?: ReactNode;
};

/** Milliseconds within which a second press still belongs to the one that opened the dialog. */
const DOUBLE_CLICK = 500;

/**
 * A modal question. The browser's own dialog traps the focus and gives it back when closed. It
 * takes no press of the pointer until the second half of a double click is over, which would
 * answer or dismiss a question that nobody has read.
 */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null || !open) return undefined;
    element.showModal();
    const settled = setTimeout(() => {
      element.removeAttribute('data-opening');
      element.setAttribute('closedby', 'any');
    }, DOUBLE_CLICK);
    return () => {
      clearTimeout(settled);
      element.close();
      element.setAttribute('closedby', 'closerequest');
      element.setAttribute('data-opening', '');
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      closedby="closerequest"
      data-opening=""
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <IconButton className={styles.close} onClick={onClose} aria-label="Close">
              <Icon name="close" />
            </IconButton>
          </div>
          <div className={styles.content}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
