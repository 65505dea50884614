import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limitsFile, limitsModule } from './limits';

it('The application has the limits of the backend', () => {
  expect(readFileSync(limitsFile, 'utf8')).toBe(limitsModule());
});
