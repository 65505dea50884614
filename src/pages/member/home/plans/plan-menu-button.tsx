import type { ComponentType } from 'react';
import type { SelectionWithTask } from '@/domain/selection';
import { importOrReload } from '@/lib/import-or-reload';
import { CardMenuButton } from '@/pages/member/home/card-menu/card-menu-button';
import type { PlanDialogProps } from './plan-dialog';

const loadMenu = async () => (await importOrReload(() => import('./plan-menu'))).PlanMenu;

interface PlanMenuButtonProps {
  readonly selection: SelectionWithTask;
  /** How many entries the menu has. */
  readonly entries: number;
  /** Opens the dialog, whose code comes with the menu's. */
  readonly onPlan: (Dialog: ComponentType<PlanDialogProps>) => void;
}

/** The button in a goal's card that opens the menu of its plan (D105). */
export function PlanMenuButton({ selection, entries, onPlan }: PlanMenuButtonProps) {
  return (
    <CardMenuButton
      name={selection.task.name}
      entries={entries}
      load={loadMenu}
      menu={{ selection, onPlan }}
    />
  );
}
