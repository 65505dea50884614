import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { Alert } from './alert';
import { Button } from './button';
import { Dialog } from './dialog';
import { focusHome, takesFocus } from './focus-home';
import { LoadError } from './load-error';
import { Page } from './page';

const alert = (
  <Alert tone="warning" action={<Button>Try again</Button>}>
    Offline.
  </Alert>
);
const loadError = <LoadError title="Couldn’t load" message="Offline." onRetry={() => {}} />;
const page = (content: ReactNode) => (
  <MemoryRouter>
    <Page title="Your Home">
      <button>Elsewhere</button>
      {content}
    </Page>
  </MemoryRouter>
);
const button = (name: string) => screen.getByRole('button', { name });

it('Focus elsewhere stays', async () => {
  const { rerender } = render(page(alert));
  button('Try again').focus();
  button('Elsewhere').focus();
  rerender(page(null));
  await Promise.resolve();
  expect(button('Elsewhere')).toHaveFocus();
});

it('A control that has lost focus doesn’t move it when it disappears', async () => {
  const { rerender } = render(page(alert));
  button('Try again').focus();
  button('Try again').blur();
  await Promise.resolve();
  rerender(page(null));
  await Promise.resolve();
  expect(document.body).toHaveFocus();
});

const list = (content: ReactNode) =>
  page(
    <section {...focusHome} aria-label="Tasks">
      {content}
    </section>,
  );

const region = () => screen.getByRole('region', { name: 'Tasks' });
const disabled = (
  <button key="off" disabled>
    Remove
  </button>
);

it.each([
  ['An alert', 'the heading', page(alert), page(null)],
  ['An error', 'the heading', page(loadError), page(null)],
  ['An alert in a container', 'the container', list(alert), list(null)],
  ['A control in a container', 'the container', list(<button>Try again</button>), list(null)],
  ['A disabled control', 'the container', list(<button>Try again</button>), list(disabled)],
])('%s that loses focus by disappearing passes it to %s', async (_, home, before, after) => {
  const { rerender } = render(before);
  button('Try again').focus();
  rerender(after);
  const heading = () => screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(home === 'the heading' ? heading() : region()).toHaveFocus());
});

it('A hidden control passes focus to the container, in browsers that can detect it', async () => {
  Object.defineProperty(HTMLElement.prototype, 'checkVisibility', {
    configurable: true,
    value(this: HTMLElement) {
      return this.closest('[hidden]') === null;
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility'));
  const back = (isOpen: boolean) => list(<button hidden={!isOpen}>Try again</button>);
  const { rerender } = render(back(true));
  button('Try again').focus();
  rerender(back(false));
  await waitFor(() => expect(region()).toHaveFocus());
});

it('A marked control gets focus instead of the container', async () => {
  const { rerender } = render(list(<button key="edit">Edit</button>));
  button('Edit').focus();
  rerender(list(<input key="name" aria-label="Name" {...takesFocus} />));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

it('The outer container’s marked control gets focus before an inner container’s', async () => {
  const rows = (rest: ReactNode) =>
    list(
      <>
        <div {...focusHome}>
          <button {...takesFocus}>Edit the first</button>
        </div>
        {rest}
        <button {...takesFocus}>Add</button>
      </>,
    );
  const { rerender } = render(rows(<button>Remove the second</button>));
  button('Remove the second').focus();
  rerender(rows(null));
  await waitFor(() => expect(button('Add')).toHaveFocus());
});

function Question() {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  return (
    <section {...focusHome} aria-label="Tasks">
      {!isGone && <button onClick={() => setOpen(true)}>Plan again</button>}
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title="Plan">
          <button
            onClick={() => {
              setGone(true);
              setOpen(false);
            }}
          >
            Save
          </button>
        </Dialog>
      )}
    </section>
  );
}

it('A dialog returns focus to the control that opened it, or to its container if the control is gone', async () => {
  render(page(<Question />));
  await userEvent.click(button('Plan again'));
  await userEvent.click(button('Close'));
  expect(button('Plan again')).toHaveFocus();
  await userEvent.click(button('Plan again'));
  await userEvent.click(button('Save'));
  await waitFor(() => expect(region()).toHaveFocus());
});

it('A control that disappears after the dialog it opened passes focus to its container', async () => {
  const row = (isOpen: boolean, hasRow = true) =>
    list(
      <>
        {hasRow && <button key="row">Delete</button>}
        {isOpen && (
          <Dialog onClose={() => {}} title="Delete it?">
            It can be restored.
          </Dialog>
        )}
      </>,
    );
  const { rerender } = render(row(false));
  button('Delete').focus();
  rerender(row(true));
  rerender(row(false));
  expect(button('Delete')).toHaveFocus();
  rerender(row(false, false));
  await waitFor(() => expect(region()).toHaveFocus());
});
