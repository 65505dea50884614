import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';
import { latePart } from './late-part';

const load = async () => () => <p>the part</p>;

it('shows nothing until the part is there', async () => {
  const { Part } = latePart(load);
  const { container } = render(<Part />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('the part')).toBeInTheDocument();
});

it('renders at once what was loaded ahead', async () => {
  const { Part, preload } = latePart(load);
  await preload();
  render(<Part />);
  expect(screen.getByText('the part')).toBeInTheDocument();
});

it('gives a load that failed to the boundary around it', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Part } = latePart(() => Promise.reject(new Error('no such chunk')));
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  expect(
    await screen.findByRole('heading', { name: 'Err Or. Search Elsewhere.' }),
  ).toBeInTheDocument();
  reported.mockClear();
});
