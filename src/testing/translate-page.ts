import { onTestFinished } from 'vitest';
import { translateTexts } from './translate-texts';

/** Translates the page, now and later in this test. */
export function translatePage(): void {
  const observer = translateTexts();
  onTestFinished(() => observer.disconnect());
}
