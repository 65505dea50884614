/** Whether an input event is part of an unfinished composition, such as by an input method or a suggestion. */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
