import { describe, expect, it } from 'vitest';
import { defects, textOf, withDefect } from './defects';

describe('a planted defect', () => {
  it.each(defects)('matches its file, and names a test: $name', (defect) => {
    expect(withDefect(defect)).not.toBe(textOf(defect.file));
    expect(textOf(defect.test)).toContain(defect.title);
  });

  it('has a unique name', () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  });
});
