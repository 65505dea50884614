import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Pager } from './pager';

const onPage = vi.fn<(page: number) => void>();

function Pages() {
  const [page, setPage] = useState(1);
  onPage.mockImplementation(setPage);
  return <Pager label="Pages" page={page} pages={3} onPage={onPage} />;
}

it.each([
  ['Next', 'Page 3 of 3'],
  ['Previous', 'Page 1 of 3'],
])('%s keeps focus on the last page it leads to, and does nothing there', async (name, last) => {
  render(<Pages />);
  const button = screen.getByRole('button', { name });
  await userEvent.click(button);
  expect(screen.getByText(last)).toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  onPage.mockClear();
  await userEvent.keyboard('{Enter}');
  expect(onPage).not.toHaveBeenCalled();
});
