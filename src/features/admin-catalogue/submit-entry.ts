import type { FormEvent, KeyboardEvent } from 'react';
import type { Fields } from '@/domain/models/entry';
import type { EntryState } from './use-entry';

/** Saves what a form holds, or shows what is wrong and goes to the first field at fault (D22). */
export function submitEntry(
  event: FormEvent<HTMLFormElement>,
  state: EntryState,
  save: (fields: Fields) => void,
): void {
  event.preventDefault();
  const checked = state.check();
  if (checked.ok) return save(checked.fields);
  const [atFault] = Object.keys(checked.problems);
  const field = event.currentTarget.elements.namedItem(atFault ?? '');
  if (field instanceof HTMLElement) field.focus();
}

/** In a text of several lines Enter is a new line: Ctrl+Enter, or ⌘+Enter, saves from everywhere. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
