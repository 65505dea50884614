import type { ComponentType } from 'react';
import type { Home } from '@/data/home';
import type { SelectionWithTask } from '@/domain/selection';

/** What a dialog about a goal gets from the goal's card. */
export interface GoalDialogProps {
  readonly selection: SelectionWithTask;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Opens a dialog over a goal's card. */
export type OpenGoalDialog = (Dialog: ComponentType<GoalDialogProps>) => void;

/** What a part of a goal's card shows. */
export interface GoalPartProps {
  readonly selection: SelectionWithTask;
  readonly home: Home;
  readonly now: number;
  readonly onOpen: OpenGoalDialog;
}
