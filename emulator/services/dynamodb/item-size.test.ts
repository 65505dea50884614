import { describe, expect, it } from 'vitest';
import { itemSize, valueSize } from './item-size';

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
describe('the size of a value', () => {
  it.each([
    ['a string by its UTF-8 bytes', { S: 'größer 🌱' }, 13],
    ['an empty string', { S: '' }, 0],
    ['a number by a byte per two significant digits, plus one', { N: '1234' }, 3],
    ['a number with an odd number of digits', { N: '123' }, 3],
    ['a number without its leading and trailing zeroes', { N: '0012000' }, 2],
    ['a fraction', { N: '-0.00125' }, 3],
    ['a number with an exponent', { N: '1.25E-40' }, 3],
    ['zero', { N: '0' }, 1],
    ['a binary value by its raw bytes', { B: Buffer.alloc(300).toString('base64') }, 300],
    ['a Boolean', { BOOL: false }, 1],
    ['a null', { NULL: true as const }, 1],
    ['an empty list', { L: [] }, 3],
    ['an empty map', { M: {} }, 3],
    ['a list with a byte for each element', { L: [{ S: 'abc' }, { N: '1' }] }, 3 + 4 + 3],
    ['a map with a byte and the name for each element', { M: { ab: { S: 'c' } } }, 3 + 1 + 2 + 1],
    ['a set by its elements', { SS: ['ab', 'c'] }, 3],
    ['a set of numbers by its elements', { NS: ['1', '100'] }, 4],
  ])('counts %s', (_, value, bytes) => {
    expect(valueSize(value)).toBe(bytes);
  });
});

it('counts an item as the sum of its names and values', () => {
  expect(itemSize({ id: { S: 'abcd' }, größe: { N: '12' } })).toBe(2 + 4 + 7 + 2);
});
