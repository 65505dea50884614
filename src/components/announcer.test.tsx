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

it('keeps nothing that was announced to one account for the next', () => {
  const { rerender } = render(<Announcer owner="a1" />);
  say();
  rerender(<Announcer owner={undefined} />);
  expect(region()).toHaveTextContent('Task complete');
  rerender(<Announcer owner="b1" />);
  expect(region()).toBeEmptyDOMElement();
});

it('is heard in an open dialog, which says nothing from before', () => {
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
