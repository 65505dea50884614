import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button';

it('is disabled and says what it is doing while busy', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button busy busyLabel="Saving…" onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Saving…' });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

it('submits a form only when told to', async () => {
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button>Show</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('passes state without putting it in the address (D7)', async () => {
  function Here() {
    const { pathname, search, state } = useLocation();
    return <p>{JSON.stringify([pathname + search, state])}</p>;
  }
  render(
    <MemoryRouter>
      <ButtonLink to="/eula" state={{ from: '/newaccount' }}>
        Read it
      </ButtonLink>
      <Here />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Read it' }));
  expect(screen.getByText('["/eula",{"from":"/newaccount"}]')).toBeInTheDocument();
});
