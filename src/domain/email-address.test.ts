import { describe, expect, it } from 'vitest';
import { newEmailProblem } from './email-address';

const current = 'fern@verdure.example';

describe('newEmailProblem', () => {
  it('accepts another address, with or without surrounding spaces', () => {
    expect(newEmailProblem(' moss@verdure.example ', current)).toBeUndefined();
    expect(newEmailProblem('mönch@käse.example', current)).toBeUndefined();
  });

  it('requires an address', () => {
    expect(newEmailProblem('  ', current)).toBe('This field is required');
  });

  it.each(['moss', 'moss@', '@verdure.example', 'moss@verdure', 'a b@c.example', 'a@b..example'])(
    'refuses %s',
    (typed) => {
      expect(newEmailProblem(typed, current)).toBe('Please enter a valid email');
    },
  );

  it('refuses the current address', () => {
    expect(newEmailProblem('Fern@Verdure.example', current)).toBe('This is already your email');
  });
});
