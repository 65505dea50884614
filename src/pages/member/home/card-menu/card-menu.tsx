import { type KeyboardEvent, useId, useState } from 'react';
import { Icon, type IconName } from '@/components/icon';
import { IconButton } from '@/components/icon-button';
import { classNames } from '@/components/class-names';
import menuStyles from '@/components/menu.module.css';
import { VisuallyHidden } from '@/components/visually-hidden';
import styles from './card-menu.module.css';

declare module 'react' {
  interface CSSProperties {
    '--entries'?: number;
  }
}

interface CardMenuEntry {
  readonly text: string;
  readonly icon: IconName;
  readonly onClick: () => void;
}

interface CardMenuProps {
  readonly name: string;
  readonly entries: readonly (CardMenuEntry | undefined)[];
  readonly onOpen?: () => void;
}

/** A card's button that opens its task's menu. Focus moves to the menu, and back when it closes. */
export function CardMenu({ name, entries: optional, onOpen }: CardMenuProps) {
  const entries = optional.filter((entry) => entry !== undefined);
  const id = useId();
  // Closing and reopening at once fires only one event, so each opening renders a new menu that takes focus.
  const [openedAt, setOpenedAt] = useState<number>();
  const isOpen = openedAt !== undefined;
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <IconButton
        className={styles.button}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
      >
        <span className={styles.dots} aria-hidden="true">
          •••
        </span>
        <VisuallyHidden>{`Options for ${name}`}</VisuallyHidden>
      </IconButton>
      <div
        id={id}
        className={classNames(menuStyles.panel, styles.panel)}
        popover="auto"
        style={{ '--entries': entries.length }}
        onToggle={({ newState, timeStamp }) => {
          setOpenedAt(newState === 'open' ? timeStamp : undefined);
          if (newState === 'open') onOpen?.();
        }}
      >
        {isOpen && (
          <div
            key={openedAt}
            ref={focusFirst}
            role="menu"
            tabIndex={-1}
            aria-label={`Options for ${name}`}
            onKeyDown={(event) => moveFocus(event, close)}
          >
            {entries.map(({ text, icon, onClick }) => (
              <button
                key={text}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={menuStyles.entry}
                onClick={() => {
                  close();
                  onClick();
                }}
              >
                <Icon name={icon} />
                <span>{text}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </>
  );
}

function focusFirst(menu: HTMLElement | null): void {
  menu?.querySelector('button')?.focus({ preventScroll: true });
}

function moveFocus(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Tab') return close();
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}
