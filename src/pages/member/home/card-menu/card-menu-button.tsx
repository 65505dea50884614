import { type ComponentType, useId, useRef, useState } from 'react';
import { IconButton } from '@/components/icon-button';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './card-menu-button.module.css';

declare module 'react' {
  interface CSSProperties {
    '--entries'?: number;
  }
}

interface Closing {
  /** Closes the menu; the focus goes back to its button. */
  readonly onClose: () => void;
}

interface CardMenuButtonProps<Props> {
  /** The task's name. */
  readonly name: string;
  /** How many entries the menu has. */
  readonly entries: number;
  /** Loads the menu's code when the user is about to open it. */
  readonly load: () => Promise<ComponentType<Props & Closing>>;
  readonly menu: Props;
}

/** The button in a card that opens a menu about its task. */
export function CardMenuButton<Props extends object>({
  name,
  entries,
  load,
  menu,
}: CardMenuButtonProps<Props>) {
  const menuId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // If it is closed and reopened at once, there is only one event, so each opening gets a new menu that takes focus.
  const [openings, setOpenings] = useState(0);
  const [Menu, setMenu] = useState<ComponentType<Props & Closing>>();
  const [hasFailed, setFailed] = useState(false);
  const prepare = () => {
    if (Menu) return;
    load().then(
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
        <VisuallyHidden>Options for {name}</VisuallyHidden>
      </IconButton>
      <div
        id={menuId}
        ref={panel}
        className={styles.panel}
        popover="auto"
        style={{ '--entries': entries }}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          setOpenings((count) => count + 1);
        }}
      >
        {isOpen && Menu && (
          <Menu key={openings} {...menu} onClose={() => panel.current?.hidePopover()} />
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
