import { describe, expect, it } from 'vitest';
import { benefits } from './benefits';
import { periodQuestion } from '@/domain/models/estimate-period';
import { estimates } from './generated/estimates';
import { eulaClauses } from './eula';
import { factSources } from './fact-sources';
import { impactTopics } from './impact';
import { offers, offersNotice } from './offers';
import { publicPageTexts } from './public-page-texts';

describe('Facts (D2)', () => {
  const facts = [...impactTopics, ...benefits].flatMap(({ fact }) => fact ?? []);

  it.each(facts)('have a source: $figure', ({ claim, source }) => {
    expect(claim.length).toBeGreaterThan(20);
    expect(Object.values(factSources)).toContain(source);
    expect(new URL(source.address).protocol).toBe('https:');
  });

  it.each(facts)('say the figure as their source does: $figure', ({ figure, source }) => {
    expect(source.says).toContain(figure.replace(/^(Nearly|Up to) /, ''));
  });

  it('leave no source unused', () => {
    const used = new Set<unknown>(facts.map(({ source }) => source));
    expect(Object.values(factSources).filter((source) => !used.has(source))).toEqual([]);
  });
});

describe('Offers (D3)', () => {
  it.each(offers)('have a link and dates: $sponsor', (offer) => {
    expect(new URL(offer.url).protocol).toBe('https:');
    expect(Date.parse(offer.validFrom)).toBeLessThan(Date.parse(offer.validThrough));
  });

  it('have unique IDs and say that they are demos', () => {
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
    expect(offersNotice).toMatch(/demo partners/);
  });
});

it('Search engines can show titles and descriptions of public pages in full', () => {
  for (const { title, description } of Object.values(publicPageTexts)) {
    expect(title.length).toBeLessThan(50);
    expect(description.length).toBeGreaterThan(40);
    expect(description.length).toBeLessThan(200);
  }
});

it('Every figure in the catalog names the period that it covers', () => {
  const unclear = estimates.flatMap(({ name, figures }) =>
    figures
      .filter(({ covers, measure, assumption }) => {
        if (covers === 'once') return false;
        const [duration, savesOver] = [String(covers), String(covers)];
        const entry = { duration, savesOver, [`${measure}Assumption`]: assumption };
        return periodQuestion(entry, measure) !== undefined;
      })
      .map(() => name),
  );
  expect(unclear).toEqual([]);
});

it('The license says what remains of a closed account, and for how long', () => {
  const text = JSON.stringify(eulaClauses);
  for (const stay of ['after 35 days', 'after 30 days', 'within a few days', 'stays.']) {
    expect(text).toContain(stay);
  }
});
