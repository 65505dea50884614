import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { allSources } from '@/content/all-sources';
import { SourceReviews } from './source-reviews';

it.each([
  ['2020-01-01', 'None is due for review.', 0],
  ['2100-01-01', `${allSources.length} sources are due for review`, allSources.length],
])('on %s, says when sources were reviewed and lists those that are due', (day, text, links) => {
  vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] });
  render(<SourceReviews />);
  expect(screen.getByText(/^All \d+ were reviewed on .+ or later\./)).toHaveTextContent(text);
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
