import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { renderMemberPage } from '@/testing/member-page';
import { leaveAndReturn, PageToLeave } from '@/testing/page-to-leave';
import { LibraryPage } from './library';

const links = [
  {
    id: '1',
    name: 'Repair Café',
    description: 'Mend together',
    weblink: 'repair.example',
    score: 5,
  },
  { id: '2', name: 'A trap', description: null, weblink: 'javascript:alert(1)', score: null },
];
const answering = (items: object[]) =>
  stubDataApi({ Library: () => ({ data: { page: { items, nextToken: null } } }) });

const open = () =>
  renderMemberPage({
    path: '/library',
    page: (
      <PageToLeave>
        <LibraryPage />
      </PageToLeave>
    ),
  });

describe('the library', () => {
  it('opens a link in a new tab, with https where it has no scheme', async () => {
    answering(links);
    open();
    const card = within(await screen.findByRole('article', { name: 'Repair Café' }));
    expect(card.getByText('Score: 5')).toBeInTheDocument();
    const link = card.getByRole('link', { name: /^Go To Site\s*Repair Café/ });
    expect(link).toHaveAttribute('href', 'https://repair.example');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('opens only http and https links', async () => {
    answering(links);
    open();
    const card = within(await screen.findByRole('article', { name: 'A trap' }));
    expect(card.queryByRole('link')).toBeNull();
    expect(card.getByRole('button', { name: 'Go To Site' })).toBeDisabled();
    expect(card.getByText(/address is invalid/)).toBeInTheDocument();
  });

  it('keeps search, filter and order when the member comes back', async () => {
    answering([...links, { ...links[0], id: '3', name: 'Mend a bike', category: 'Travel' }]);
    open();
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Search links'), 'mend');
    await user.selectOptions(screen.getByLabelText('Category'), 'Travel');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Score, lowest first');
    await leaveAndReturn();
    expect(await screen.findByLabelText('Search links')).toHaveValue('mend');
    expect(screen.getByLabelText('Category')).toHaveValue('Travel');
    expect(screen.getByLabelText('Sort by')).toHaveValue('score-up');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('says that it is empty', async () => {
    answering([]);
    open();
    expect(await screen.findByText('The shelves are empty')).toBeInTheDocument();
  });
});
