import type { SetAsideReason } from '@/domain/set-aside';

/** What a swap has done to the task on a card. */
export type SwapOutcome =
  /** Another task is in its place; `isSetAside` if the user had set that one aside. */
  | { readonly kind: 'swapped'; readonly to: string; readonly isSetAside: boolean }
  /** It was taken back. */
  | { readonly kind: 'back'; readonly to: string }
  /** It stays, because no other task is left. */
  | { readonly kind: 'kept' }
  /** Nothing happened, because the task was completed, perhaps on another device. */
  | { readonly kind: 'complete'; readonly isUndo: boolean }
  /** Another device was first. */
  | { readonly kind: 'overtaken'; readonly isUndo: boolean };

/** Returns the message about a swap of the task `name`. */
export function swapMessage(
  name: string,
  reason: SetAsideReason | undefined,
  outcome: SwapOutcome,
): string {
  if (outcome.kind === 'overtaken') {
    return 'Your daily tasks changed on another device in the meantime.';
  }
  if (outcome.kind === 'complete') {
    return outcome.isUndo
      ? `“${name}” is complete, so the swap can’t be undone.`
      : `“${name}” is already complete, so it stays.`;
  }
  if (outcome.kind === 'back') return `“${outcome.to}” is back.`;
  if (outcome.kind === 'kept') {
    return reason === undefined
      ? `There’s no other daily task to swap “${name}” for.`
      : `No other task is left, so “${name}” stays for today.`;
  }
  // The page says that it was set aside.
  const again = outcome.isSetAside ? ' No other task is left.' : '';
  if (reason === undefined) return `Swapped “${name}” for “${outcome.to}”.${again}`;
  const praise = reason === 'doing' ? 'Nice! ' : '';
  return `${praise}“${name}” is set aside. Here’s “${outcome.to}”.${again}`;
}
