import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Offer, offers } from '@/content/offers';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { DAY_MS } from '@/domain/instant';
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
  it('show sponsor and terms, and open in a new tab', () => {
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

  it('each have a drawing, or the default picture', () => {
    render(<OfferList offers={[...offers, offer]} />);
    const drawings = screen
      .getAllByRole('presentation')
      .map((picture) => picture.getAttribute('src') ?? '');
    expect(new Set(drawings).size).toBe(offers.length + 1);
    offers.forEach(({ id }, at) => expect(drawings[at]).toContain(id));
    expect(drawings.at(-1)).toContain('default');
  });

  it('are shown from their first day to their last, even on a page left open', () => {
    const start = new Date().setHours(12);
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const day = (after: number) => isoDay(calendarDayOf(Date.now()) + after);
    const valid = (from: number, through: number): readonly Offer[] => [
      { ...offer, validFrom: day(from), validThrough: day(through) },
    ];
    const { rerender } = render(<OfferList offers={valid(0, 0)} />);
    expect(screen.getByText('A free jar')).toBeInTheDocument();
    for (const other of [valid(-1, -1), valid(1, 1)]) {
      rerender(<OfferList offers={other} />);
      expect(screen.queryByText('A free jar')).toBeNull();
    }
    expect(screen.getByText('No offers today')).toBeInTheDocument();
    rerender(<OfferList offers={valid(0, 0)} />);
    expect(screen.getByText('A free jar')).toBeInTheDocument();
    vi.setSystemTime(start + DAY_MS);
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.queryByText('A free jar')).toBeNull();
  });
});
