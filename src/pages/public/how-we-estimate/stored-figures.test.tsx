import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/data/query-client';
import { MEASURES } from '@/domain/impact/impact';
import { AMOUNT_FIELDS } from '@/domain/impact/measures';
import { stubDataApi } from '@/testing/data-api';
import { renderMemberPage } from '@/testing/member-page';
import { StoredFigures } from './stored-figures';

const ride = {
  ...Object.fromEntries(MEASURES.map((measure) => [AMOUNT_FIELDS[measure], null])),
  id: 'ride',
  name: 'Ride to school',
  state: 'Live',
  carbonKg: 0.5,
  carbonAssumption: 'One person rides to school once.',
  carbonSource: 'https://www.epa.gov/greenvehicles',
};

const open = () =>
  renderMemberPage({
    path: '/howweestimate',
    page: <StoredFigures built={<p>As it was built.</p>} />,
  });

beforeEach(() => queryClient.clear());

it('a member sees the figures stored now', async () => {
  stubDataApi({
    EstimatedTasks: ({ difficulty }) => ({
      data: { page: { items: difficulty === 'Daily' ? [ride] : [], nextToken: null } },
    }),
  });
  open();
  expect(screen.getByText('As it was built.')).toBeVisible();
  expect(
    await screen.findByText(/^1 of 1 tasks have figures.* They are as members see them now\.$/),
  ).toBeVisible();
  expect(screen.getByRole('table')).toHaveTextContent(/Ride to school.*1\.1 lb CO₂e/);
});
