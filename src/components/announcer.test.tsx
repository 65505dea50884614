import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announce, Announcer } from './announcer';
import { Dialog } from './dialog';

const region = () => document.querySelector('[aria-live]');
const say = () => act(() => announce('Task complete'));

it('changes the text of a repeated message', () => {
  render(<Announcer owner="a1" />);
  say();
  const first = region()?.textContent;
  say();
  expect(region()).toHaveTextContent('Task complete');
  expect(region()?.textContent).not.toBe(first);
});

it('clears the announcement when another account signs in', () => {
  const { rerender } = render(<Announcer owner="a1" />);
  say();
  rerender(<Announcer owner={undefined} />);
  expect(region()).toHaveTextContent('Task complete');
  rerender(<Announcer owner="b1" />);
  expect(region()).toBeEmptyDOMElement();
});

it('announces in an open dialog, without repeating earlier messages', () => {
  say();
  render(
    <Dialog onClose={() => {}} title="Filters">
      Time
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog).not.toHaveTextContent('Task complete');
  say();
  expect(dialog).toHaveTextContent('Task complete');
});
