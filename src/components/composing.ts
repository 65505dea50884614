/** Whether a field has changed by what a keyboard is still composing, such as with an input method or by suggestions. */
export function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
