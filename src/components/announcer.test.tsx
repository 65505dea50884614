import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AnnouncerProvider, useAnnounce } from './announcer';

function Speaker() {
  const announce = useAnnounce();
  return <button onClick={() => announce('Task complete')}>Complete</button>;
}

const press = () => fireEvent.click(screen.getByRole('button'));

it('changes the text of a repeated message', () => {
  render(
    <AnnouncerProvider>
      <Speaker />
    </AnnouncerProvider>,
  );
  press();
  const first = screen.getByRole('status').textContent;
  press();
  expect(screen.getByRole('status')).toHaveTextContent('Task complete');
  expect(screen.getByRole('status').textContent).not.toBe(first);
});

it('keeps nothing that was announced to one account for the next', () => {
  const pageOf = (owner: string | undefined) => (
    <AnnouncerProvider owner={owner}>
      <Speaker />
    </AnnouncerProvider>
  );
  const { rerender } = render(pageOf('a1'));
  press();
  rerender(pageOf(undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Task complete');
  rerender(pageOf('b1'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
