import { expect, it } from 'vitest';
import { withClassNames } from './inlined-class-names';

it('puts the class names that are known in the place of their keys', () => {
  const names = new Map([['Button', 'amplify-button']]);
  expect(withClassNames('f(ComponentClassName.Button, ComponentClassName.Else)', names)).toBe(
    'f("amplify-button", ComponentClassName.Else)',
  );
});
