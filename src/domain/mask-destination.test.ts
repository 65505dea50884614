import { describe, expect, it } from 'vitest';
import { maskDestination } from './mask-destination';

describe('maskDestination', () => {
  it.each([
    ['willow@verdure.example', 'w****w@verdure.example'],
    ['ab@verdure.example', 'ab@verdure.example'],
    ['a@verdure.example', 'a@verdure.example'],
    ['"odd@local"@verdure.example', '"*********"@verdure.example'],
    ['𝒶bc𝒹@verdure.example', '𝒶**𝒹@verdure.example'],
  ])('keeps the ends of the local part of %s', (address, shown) => {
    expect(maskDestination(address)).toBe(shown);
  });

  it.each([
    ['+18025550142', '********0142'],
    ['+*******0142', '********0142'],
    ['12', '12'],
    ['', ''],
  ])('keeps the last four digits of %s', (number, shown) => {
    expect(maskDestination(number)).toBe(shown);
  });
});
