import { Fragment, type ReactNode, useId, useState } from 'react';
import { IconButton } from '@/components/icon-button';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './card-menu-button.module.css';

declare module 'react' {
  interface CSSProperties {
    '--entries'?: number;
  }
}

interface CardMenuButtonProps {
  readonly name: string;
  readonly entries: number;
  /** Returns the menu; `onClose` closes it, and the focus goes back to the button. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** The button in a card that opens a menu about its task. */
export function CardMenuButton({ name, entries, children }: CardMenuButtonProps) {
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  // If it is closed and reopened at once, there is only one event, so each opening gets a new menu that takes focus.
  const [openings, setOpenings] = useState(0);
  const close = () => document.getElementById(menuId)?.hidePopover();
  return (
    <>
      <IconButton
        className={styles.button}
        popoverTarget={menuId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        <span className={styles.dots} aria-hidden="true">
          •••
        </span>
        <VisuallyHidden>{`Options for ${name}`}</VisuallyHidden>
      </IconButton>
      <div
        id={menuId}
        className={styles.panel}
        popover="auto"
        style={{ '--entries': entries }}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          setOpenings((count) => count + 1);
        }}
      >
        {isOpen && <Fragment key={openings}>{children(close)}</Fragment>}
      </div>
    </>
  );
}
