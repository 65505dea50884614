import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Offer, offers } from '@/content/offers';
import { OfferList } from './offers';

const offer: Offer = {
  id: 'jar',
  sponsor: 'The Jar Shop',
  headline: 'A free jar',
  value: 'Free jar',
  message: 'Bring one back.',
  redeem: 'Ask at the counter.',
  terms: 'One each.',
  validFrom: '2020-01-01',
  validThrough: '2999-12-31',
  url: 'https://example.com/jar',
};

describe('the offers', () => {
  it('name sponsor and terms, and open in a new tab', () => {
    render(<OfferList offers={[offer]} />);
    for (const text of ['The Jar Shop', 'A free jar', 'Free jar', 'Bring one back.', 'One each.']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText(/Ask at the counter/).parentElement).toHaveTextContent(
      /^How to use it:/,
    );
    expect(screen.getByRole('link')).toHaveAccessibleName(/^See the offer\s*from The Jar Shop/);
    expect(screen.getByText('Demo partner')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });

  it('have a drawing each, and the default picture without one', () => {
    render(<OfferList offers={[...offers, offer]} />);
    const drawings = screen
      .getAllByRole('presentation')
      .map((picture) => picture.getAttribute('src') ?? '');
    expect(new Set(drawings).size).toBe(offers.length + 1);
    offers.forEach(({ id }, at) => expect(drawings[at]).toContain(id));
    expect(drawings.at(-1)).toContain('default');
  });

  it('leave out expired offers', () => {
    render(<OfferList offers={[{ ...offer, validThrough: '2020-12-31' }]} />);
    expect(screen.queryByText('A free jar')).toBeNull();
    expect(screen.getByText('No offers today')).toBeInTheDocument();
  });
});
