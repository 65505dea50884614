import { type ComponentType, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/icon-button';
import { VisuallyHidden } from '@/components/visually-hidden';
import type { SelectionWithTask } from '@/domain/selection';
import { importOrReload } from '@/lib/import-or-reload';
import styles from './swap-menu-button.module.css';

export interface SwapMenuProps {
  readonly selection: SelectionWithTask;
  /** Closes the menu; the focus goes back to its button. */
  readonly onClose: () => void;
}

// The menu's code loads when the user is about to open it.
const loadMenu = async () => (await importOrReload(() => import('./swap-menu'))).SwapMenu;

/** The button in a daily card that opens the menu to swap the task (D27). */
export function SwapMenuButton({ selection }: { readonly selection: SelectionWithTask }) {
  const menuId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // If it is closed and opened again at once, there is one event: each opening gets a menu that takes the focus.
  const [openings, setOpenings] = useState(0);
  const [Menu, setMenu] = useState<ComponentType<SwapMenuProps>>();
  const [hasFailed, setFailed] = useState(false);
  const prepare = () => {
    if (Menu) return;
    loadMenu().then(
      (loaded) => setMenu(() => loaded),
      () => setFailed(true),
    );
  };
  return (
    <>
      <IconButton
        className={styles.button}
        popoverTarget={menuId}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={prepare}
      >
        <span className={styles.dots} aria-hidden="true">
          •••
        </span>
        <VisuallyHidden>Options for {selection.task.name}</VisuallyHidden>
      </IconButton>
      <div
        id={menuId}
        ref={panel}
        className={styles.panel}
        popover="auto"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          setOpenings((count) => count + 1);
        }}
      >
        {isOpen && Menu && (
          <Menu key={openings} selection={selection} onClose={() => panel.current?.hidePopover()} />
        )}
        {isOpen && !Menu && (
          <output className={styles.note}>
            {hasFailed ? 'Couldn’t open the menu. Check your connection.' : 'Loading…'}
          </output>
        )}
      </div>
    </>
  );
}
