import { nat } from 'fast-check';
import { expect, it } from 'vitest';
import { growthStage } from './growth';
import { forAll } from '@/domain/testing/for-all';

it('starts as a seed and ends in flower', () => {
  expect(growthStage(0)).toEqual({ leaves: 0, top: 83, flower: false });
  expect(growthStage(1).leaves).toBe(1);
  expect(growthStage(30)).toEqual({ leaves: 7, top: 26, flower: true });
});

it('never shrinks as the level rises', () => {
  forAll([nat(200), nat(200)], (a, b) => {
    const [lower, higher] = [growthStage(Math.min(a, b)), growthStage(Math.max(a, b))];
    expect(higher.leaves).toBeGreaterThanOrEqual(lower.leaves);
    expect(higher.top).toBeLessThanOrEqual(lower.top);
  });
});

it('draws a seed for an invalid level', () => {
  expect(growthStage(Number.NaN).leaves).toBe(0);
  expect(growthStage(-3).leaves).toBe(0);
});
