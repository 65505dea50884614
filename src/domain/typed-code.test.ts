import { expect, it } from 'vitest';
import { typedCode } from './typed-code';

it.each([
  ' 123456 ',
  '123 456',
  '123\u00A0456',
  '1\u200B2\u20603\t4\r\n56\uFEFF',
  '123-456',
  '123 – 456',
  '123\u2212456',
  '123\u00AD456',
  '１２３４５６',
  '１２３－４５６',
  '١٢٣٤٥٦',
  '۱۲۳ ۴۵۶',
  '१२३-४५६',
  '๑๒๓๔๕๖',
  '𝟭𝟮𝟯𝟺𝟻𝟼',
  '\u202A123456\u202C',
  '123456.',
  'Your confirmation code is 123456. It expires in 24 hours.',
  'Code: 123456',
  'Your code is 123 456. It expires in 24 hours.',
  '１２３－４５６ is your code',
])('%j is the code 123456', (typed) => {
  expect(typedCode(typed)).toBe('123456');
});

it('keeps letters and leading zeros', () => {
  expect(typedCode('00Ab-9z')).toBe('00Ab9z');
});

it.each(['', ' ', '\u00A0\u200B', '---', '\u3164\u2800'])('%j is not a code', (typed) => {
  expect(typedCode(typed)).toBe('');
});
