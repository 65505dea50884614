import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon, type IconName } from '@/components/icon';
import styles from '@/components/menu-entry.module.css';

/** An entry of a card's menu. */
export interface CardMenuEntry {
  readonly text: string;
  readonly icon: IconName;
  readonly onClick: () => void;
}

interface CardMenuProps {
  readonly name: string;
  readonly entries: readonly CardMenuEntry[];
  readonly onClose: () => void;
}

/** The menu of a task's card, which takes the focus. */
export function CardMenu({ name, entries, onClose }: CardMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={`Options for ${name}`}
      onKeyDown={(event) => moveFocus(event, onClose)}
    >
      {entries.map(({ text, icon, onClick }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.entry}
          onClick={() => {
            onClose();
            onClick();
          }}
        >
          <Icon name={icon} />
          <span>{text}</span>
        </button>
      ))}
    </div>
  );
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
