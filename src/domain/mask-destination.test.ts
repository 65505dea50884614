import { expect, it } from 'vitest';
import { maskDestination } from './mask-destination';

it.each([
  ['willow@verdure.example', 'w****w@verdure.example'],
  ['ab@verdure.example', 'ab@verdure.example'],
  ['a@verdure.example', 'a@verdure.example'],
  ['"odd@local"@verdure.example', '"*********"@verdure.example'],
  ['𝒶bc𝒹@verdure.example', '𝒶**𝒹@verdure.example'],
  ['+18025550142', '********0142'],
  ['+*******0142', '********0142'],
  ['12', '12'],
  ['', ''],
])('Masking “%s” leaves the ends of an address or the last four digits', (destination, shown) => {
  expect(maskDestination(destination)).toBe(shown);
});
