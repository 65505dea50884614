import { expect, it } from 'vitest';
import { absent, resolve } from './intrinsics';

it('names an unsupported intrinsic', () => {
  const scope = { ref: () => absent, attribute: () => '', condition: () => true };
  expect(() => resolve({ 'Fn::ImportValue': 'x' }, scope)).toThrow('Fn::ImportValue');
});
