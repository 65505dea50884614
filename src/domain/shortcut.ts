/** What a shortcut needs to know of a key press, whether the browser's event or React's. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'
> & { getModifierState(key: 'AltGraph'): boolean };

/**
 * Whether Ctrl or ⌘, without any other modifier, was pressed with a key: 'Enter', or the letter that the layout gives.
 * Where a layout has no Latin letters, the key's place on a US keyboard decides.
 */
export function isShortcut(press: KeyPress, key: 'Enter' | 'Z'): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, repeat } = press;
  if (ctrlKey === metaKey || shiftKey || altKey || repeat) return false;
  if (press.getModifierState('AltGraph')) return false;
  if (OTHER_SCRIPT.test(press.key)) return press.code === `Key${key}`;
  return press.key.toLowerCase() === key.toLowerCase();
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
