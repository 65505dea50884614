import { describe, expect, it } from 'vitest';
import { countdownDuration, countdownText } from './countdown';

describe('the countdown', () => {
  it('shows hours, minutes and seconds', () => {
    expect(countdownText(86_400)).toBe('24h 0m 0s');
    expect(countdownText(86_399)).toBe('23h 59m 59s');
    expect(countdownText(61)).toBe('0h 1m 1s');
    expect(countdownText(0.2)).toBe('0h 0m 1s');
  });

  it('never shows less than nothing', () => {
    expect(countdownText(-5)).toBe('0h 0m 0s');
  });

  it('has a machine-readable form', () => {
    expect(countdownDuration(3_725)).toBe('PT1H2M5S');
  });
});
