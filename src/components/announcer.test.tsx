import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announce, Announcer } from './announcer';

const say = () => act(() => announce('Task complete'));

it('changes the text of a repeated message', () => {
  render(<Announcer owner="a1" />);
  say();
  const first = screen.getByRole('status').textContent;
  say();
  expect(screen.getByRole('status')).toHaveTextContent('Task complete');
  expect(screen.getByRole('status').textContent).not.toBe(first);
});

it('keeps nothing that was announced to one account for the next', () => {
  const { rerender } = render(<Announcer owner="a1" />);
  say();
  rerender(<Announcer owner={undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Task complete');
  rerender(<Announcer owner="b1" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
