import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SourceReviews } from './source-reviews';

const source = (title: string, reviewed: string) => ({
  publisher: 'EPA',
  title,
  address: `https://www.epa.gov/${title}`,
  says: '1 is 1.',
  reviewed,
});
const sources = [source('old', '2024-11-23'), source('new', '2026-11-23')];

it('Says when sources were reviewed, and that none is due', () => {
  render(<SourceReviews sources={sources} today="2026-11-22" />);
  expect(screen.getByText(/All 2 were reviewed on November 23, 2024 or later/)).toHaveTextContent(
    'None is due for review.',
  );
  expect(screen.queryByRole('link')).toBeNull();
});

it('Lists the sources that are due after 24 months', () => {
  render(<SourceReviews sources={sources} today="2026-11-23" />);
  expect(screen.getByText(/1 source is due for review/)).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAccessibleName(/^EPA, old ?\(opens in a new tab\)$/);
});
