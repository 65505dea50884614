import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnnouncerProvider, useAnnounce } from './announcer';

function Speaker() {
  const announce = useAnnounce();
  return (
    <>
      <button onClick={() => announce('Task complete')}>calmly</button>
      <button onClick={() => announce('It failed', 'assertive')}>urgently</button>
    </>
  );
}

it('announces in the region for its urgency, and changes the text of a repeated message', () => {
  render(
    <AnnouncerProvider>
      <Speaker />
    </AnnouncerProvider>,
  );
  const calmly = screen.getByRole('button', { name: 'calmly' });
  fireEvent.click(calmly);
  const first = screen.getByRole('status').textContent;
  fireEvent.click(calmly);
  expect(screen.getByRole('status')).toHaveTextContent('Task complete');
  expect(screen.getByRole('status').textContent).not.toBe(first);
  fireEvent.click(screen.getByRole('button', { name: 'urgently' }));
  expect(screen.getByRole('alert')).toHaveTextContent('It failed');
});

it('keeps nothing that was announced to one account for the next', () => {
  const pageOf = (owner: string | undefined) => (
    <AnnouncerProvider owner={owner}>
      <Speaker />
    </AnnouncerProvider>
  );
  const { rerender } = render(pageOf('a1'));
  for (const name of ['calmly', 'urgently']) fireEvent.click(screen.getByRole('button', { name }));
  rerender(pageOf(undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Task complete');
  rerender(pageOf('b1'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
