import type { SelectionWithTask } from '@/domain/selection';
import { importOrReload } from '@/lib/import-or-reload';
import { CardMenuButton } from '@/pages/member/home/card-menu/card-menu-button';
import type { OpenGoalDialog } from './goal-dialog';

const loadMenu = async () => (await importOrReload(() => import('./goal-menu'))).GoalMenu;

interface GoalMenuButtonProps {
  readonly selection: SelectionWithTask;
  /** How many entries the menu has. */
  readonly entries: number;
  readonly onOpen: OpenGoalDialog;
}

/** The button in a goal's card that opens the menu of its plan and steps (D105, D109). */
export function GoalMenuButton({ selection, entries, onOpen }: GoalMenuButtonProps) {
  return (
    <CardMenuButton
      name={selection.task.name}
      entries={entries}
      load={loadMenu}
      menu={{ selection, onOpen }}
    />
  );
}
