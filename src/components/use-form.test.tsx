import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Announcer } from './announcer';
import { useForm } from './use-form';

function Form({ send }: { readonly send: () => void }) {
  const [name, setName] = useState('');
  const [size, setSize] = useState('');
  const { shown, touch, submit, reset } = useForm(
    { size: size ? undefined : 'How big?', name: name ? undefined : 'Who?' },
    send,
  );
  return (
    <form onSubmit={submit} noValidate>
      <input aria-label="Name" name="name" onChange={({ target }) => setName(target.value)} />
      <p>{shown.name}</p>
      <details>
        <input
          aria-label="Size"
          name="size"
          onChange={({ target }) => setSize(target.value)}
          onBlur={() => touch('size')}
        />
      </details>
      <p>{shown.size}</p>
      <button>Send</button>
      <button type="button" onClick={reset}>
        Start over
      </button>
    </form>
  );
}

it('shows problems after the first attempt, and focuses the first invalid field', async () => {
  const send = vi.fn<() => void>();
  render(<Form send={send} />);
  const user = userEvent.setup();
  expect(screen.queryByText('Who?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Who?')).toBeInTheDocument();
  expect(screen.getByText('How big?')).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveFocus();

  await user.keyboard('Fern');
  expect(screen.queryByText('Who?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  // Its group was collapsed.
  expect(screen.getByLabelText('Size')).toHaveFocus();
  expect(screen.getByRole('group')).toHaveAttribute('open');

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.queryByText('How big?')).toBeNull();
  await user.click(screen.getByLabelText('Size'));
  await user.click(screen.getByLabelText('Name'));
  // A field that the user has left shows its problem even before an attempt.
  expect(screen.getByText('How big?')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Size'), '3');
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});

it('announces the problem of a field that already has focus', async () => {
  render(
    <>
      <Announcer owner={undefined} />
      <Form send={() => {}} />
    </>,
  );
  const spoken = document.querySelector('[aria-live]');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(spoken).toBeEmptyDOMElement();
  await userEvent.keyboard('{Enter}');
  expect(spoken).toHaveTextContent('Who?');
});
