/** The parts of a key press that shortcuts need, from the browser's event or React's. */
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'
> & {
  getModifierState(key: 'AltGraph'): boolean;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
  /** The browser's event, if this is React's. */
  readonly nativeEvent?: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
};

/**
 * Whether a key was pressed with Ctrl or ⌘ and no other modifier: 'Enter', or a letter of the keyboard layout. The key
 * that ends a composition is no shortcut. In a layout without Latin letters, the key's place on a US keyboard decides.
 */
export function isShortcut(press: KeyPress, key: 'Enter' | 'Z'): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, repeat } = press;
  if (ctrlKey === metaKey || shiftKey || altKey || repeat) return false;
  if (press.getModifierState('AltGraph')) return false;
  const { isComposing, keyCode } = press.nativeEvent ?? press;
  if (isComposing || keyCode === COMPOSED) return false;
  if (OTHER_SCRIPT.test(press.key)) return press.code === `Key${key}`;
  return press.key.toLowerCase() === key.toLowerCase();
}

/** Safari ends a composition before the key that ends it. */
const COMPOSED = 229;

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
