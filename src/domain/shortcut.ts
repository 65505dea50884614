/** The parts of a key press that shortcuts need, from the browser's event or React's. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'
> & { getModifierState(key: 'AltGraph'): boolean };

/**
 * Whether a key was pressed with Ctrl or ⌘ and no other modifier: 'Enter', or a letter of the keyboard layout. In a
 * layout without Latin letters, the key's place on a US keyboard decides.
 */
export function isShortcut(press: KeyPress, key: 'Enter' | 'Z'): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, repeat } = press;
  if (ctrlKey === metaKey || shiftKey || altKey || repeat) return false;
  if (press.getModifierState('AltGraph')) return false;
  if (OTHER_SCRIPT.test(press.key)) return press.code === `Key${key}`;
  return press.key.toLowerCase() === key.toLowerCase();
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
