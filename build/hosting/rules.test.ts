import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hostingRules } from './rules';

describe('the hosting rules', () => {
  it('are those that docs/hosting-rules.json gives to paste into the console', () => {
    const documented = readFileSync(
      new URL('../../docs/hosting-rules.json', import.meta.url),
      'utf8',
    );
    expect(JSON.parse(documented)).toEqual(hostingRules);
  });

  it('never rewrite an application page to the landing page', () => {
    expect(hostingRules.map(({ target }) => target)).not.toContain('/index.html');
  });
});
