import { describe, expect, it } from 'vitest';
import { isShortcut } from './shortcut';

type Press = Partial<Parameters<typeof isShortcut>[0]>;

const press = (init: Press) => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
  getModifierState: () => false,
  ...init,
});
const undoes = (init: Press) => isShortcut(press({ ctrlKey: true, ...init }), 'Z');

describe('a shortcut', () => {
  it.each([
    ['a US layout', 'z', 'KeyZ'],
    ['a US layout with Caps Lock', 'Z', 'KeyZ'],
    ['a German layout', 'z', 'KeyY'],
    ['a French layout', 'z', 'KeyW'],
    ['a Dvorak layout', 'z', 'Slash'],
    ['a Russian layout', 'я', 'KeyZ'],
    ['an Arabic layout', 'ئ', 'KeyZ'],
    ['a Hindi layout, where the key is a vowel sign', 'ॆ', 'KeyZ'],
    ['a keyboard that reports no places', 'z', ''],
  ])('is found on %s', (_, key, code) => {
    expect(undoes({ key, code })).toBe(true);
    expect(undoes({ key, code, ctrlKey: false, metaKey: true })).toBe(true);
  });

  it.each([
    ['another letter in its place', 'y', 'KeyZ'],
    ['an accented letter in its place', 'ž', 'KeyZ'],
    ['punctuation in its place', ';', 'KeyZ'],
    ['a letter of another script elsewhere', 'н', 'KeyY'],
    ['a key that an input method took', 'Process', 'KeyZ'],
    ['a dead key', 'Dead', 'KeyZ'],
  ])('is not %s', (_, key, code) => expect(undoes({ key, code })).toBe(false));

  it.each<Press>([
    { ctrlKey: false },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { getModifierState: (key) => key === 'AltGraph' },
    { repeat: true },
  ])('takes Ctrl or ⌘ alone, once: not %o', (modifiers) => {
    expect(undoes({ key: 'z', code: 'KeyZ', ...modifiers })).toBe(false);
    expect(undoes({ key: 'я', code: 'KeyZ', ...modifiers })).toBe(false);
  });

  it('doesn’t interrupt a composition', () => {
    const enter = { key: 'Enter', code: 'Enter', metaKey: true };
    for (const composed of [
      { isComposing: true, keyCode: 13 },
      { isComposing: false, keyCode: 229 },
    ]) {
      expect(isShortcut(press({ ...enter, ...composed }), 'Enter')).toBe(false);
      expect(isShortcut(press({ ...enter, nativeEvent: composed }), 'Enter')).toBe(false);
    }
  });

  it('works with either Enter key', () => {
    for (const code of ['Enter', 'NumpadEnter'])
      expect(isShortcut(press({ key: 'Enter', code, ctrlKey: true }), 'Enter')).toBe(true);
    expect(isShortcut(press({ key: 'Enter', code: 'Enter' }), 'Enter')).toBe(false);
  });
});
