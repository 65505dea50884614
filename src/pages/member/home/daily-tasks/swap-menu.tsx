import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon, type IconName } from '@/components/icon';
import styles from '@/components/menu-entry.module.css';
import type { SetAsideReason } from '@/domain/daily-record';
import { catalogQuery } from '@/data/tasks';
import { useAccount } from '@/session/session';
import type { SwapMenuProps } from './swap-menu-button';
import { useSwap } from './use-swap';

interface Choice {
  readonly text: string;
  readonly icon: IconName;
  readonly reason?: SetAsideReason;
}

const choices: readonly Choice[] = [
  { text: 'Swap for another', icon: 'refresh' },
  { text: 'I already do this', icon: 'check', reason: 'doing' },
  { text: 'Not for me', icon: 'close', reason: 'unsuited' },
];

/** The menu of a daily card: swap the task, and perhaps never get it again (D27). */
export function SwapMenu({ selection: { id: rowId, task }, onClose }: SwapMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const swap = useSwap();
  usePreloadedCatalog();
  useEffect(() => menu.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={`Options for ${task.name}`}
      onKeyDown={(event) => moveFocus(event, onClose)}
    >
      {choices.map(({ text, icon, reason }) => (
        <button
          key={text}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.entry}
          onClick={() => {
            onClose();
            swap({ rowId, task, ...(reason && { reason }) });
          }}
        >
          <Icon name={icon} />
          {text}
        </button>
      ))}
    </div>
  );
}

// So that the next task shows at once.
function usePreloadedCatalog(): void {
  const client = useQueryClient();
  const { id } = useAccount();
  useEffect(() => void client.prefetchQuery(catalogQuery(id, 'Daily')), [client, id]);
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
