import { describe, expect, it } from 'vitest';
import { benefits } from './benefits';
import { eulaClauses, eulaEffective } from './eula';
import { impactTopics } from './impact';
import { offers, offersNotice } from './offers';
import { publicPages } from './public-pages';

describe('facts (D2)', () => {
  const facts = [...impactTopics, ...benefits].flatMap(({ fact }) => fact ?? []);

  it.each(facts)('$figure names its source', ({ claim, source }) => {
    expect(claim.length).toBeGreaterThan(20);
    expect(source.name.length).toBeGreaterThan(5);
    expect(new URL(source.url).protocol).toBe('https:');
  });
});

describe('offers (D3)', () => {
  it.each(offers)('$sponsor says who, what, how long and on which terms', (offer) => {
    expect(offer.message.length).toBeGreaterThan(20);
    expect(offer.terms.length).toBeGreaterThan(10);
    expect(new URL(offer.url).protocol).toBe('https:');
    expect(Date.parse(offer.validFrom)).toBeLessThan(Date.parse(offer.validThrough));
  });

  it('have ids of their own, and are marked as invented', () => {
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    expect(offers.every(({ demo }) => demo)).toBe(true);
    expect(offersNotice).toMatch(/demo partners/);
  });
});

it('has a licence with a day from which it holds', () => {
  expect(eulaClauses.length).toBeGreaterThan(5);
  expect(Number.isNaN(Date.parse(eulaEffective))).toBe(false);
});

it('describes public pages in a length that search engines show', () => {
  for (const { title, description } of Object.values(publicPages)) {
    expect(title.length).toBeLessThan(50);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThan(200);
  }
});
