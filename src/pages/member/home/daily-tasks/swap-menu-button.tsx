import type { SelectionWithTask } from '@/domain/selection';
import { importOrReload } from '@/lib/import-or-reload';
import { CardMenuButton } from '@/pages/member/home/card-menu/card-menu-button';

const loadMenu = async () => (await importOrReload(() => import('./swap-menu'))).SwapMenu;

/** The button in a daily card that opens the menu to swap the task (D27). */
export function SwapMenuButton({ selection }: { readonly selection: SelectionWithTask }) {
  return (
    <CardMenuButton name={selection.task.name} entries={3} load={loadMenu} menu={{ selection }} />
  );
}
