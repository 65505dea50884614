import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToast, type Toast } from './toast';

function Trigger({ toast }: { toast: Toast }) {
  const show = useToast();
  return <button onClick={() => show(toast)}>Do it</button>;
}

function renderWith(toast: Toast) {
  render(
    <ToastProvider>
      <Trigger toast={toast} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is announced and dismisses itself', () => {
  renderWith({ message: 'Removed.' });
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Removed.');
  pass(6_000);
  expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
});

it('stays while pointed at', () => {
  renderWith({ message: 'Removed.' });
  fireEvent.pointerEnter(screen.getByText('Removed.'));
  pass(60_000);
  expect(screen.getByText('Removed.')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByText('Removed.'));
  pass(6_000);
  expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
});

it('gives more time to undo, and undoes', () => {
  const onClick = vi.fn<() => void>();
  renderWith({ message: 'Removed.', action: { label: 'Undo', onClick } });
  pass(11_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
});

it('gives the focus back when the focused message goes', () => {
  const onClick = vi.fn<() => void>();
  renderWith({ message: 'Removed.', action: { label: 'Undo', onClick } });
  const trigger = screen.getByRole('button', { name: 'Do it' });
  act(() => trigger.focus());
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(trigger).toHaveFocus();
});

it('leaves the focus on one message when another goes', () => {
  render(
    <ToastProvider>
      <Trigger toast={{ message: 'First.' }} />
      <Trigger toast={{ message: 'Second.' }} />
    </ToastProvider>,
  );
  for (const trigger of screen.getAllByRole('button', { name: 'Do it' })) fireEvent.click(trigger);
  const [first] = screen.getAllByRole('button', { name: 'Dismiss message' });
  act(() => first?.focus());
  pass(6_000);
  expect(screen.queryByText('Second.')).not.toBeInTheDocument();
  expect(first).toHaveFocus();
});

it('leaves the focus alone when it is elsewhere', () => {
  renderWith({ message: 'Removed.' });
  const trigger = screen.getByRole('button', { name: 'Do it' });
  act(() => screen.getByRole('button', { name: 'Dismiss message' }).focus());
  act(() => trigger.focus());
  pass(6_000);
  expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
});

describe('a message that appears or moves under the pointer', () => {
  const onUndo = vi.fn<(name: string) => void>();

  // jsdom lays out nothing: each message is 100 by 40, below the ones before it.
  beforeEach(() => {
    onUndo.mockReset();
    const inStack = (element: HTMLElement) => [...(element.parentElement?.children ?? [])];
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return 40 * inStack(this).indexOf(this);
    });
  });

  function Completions() {
    const show = useToast();
    return ['Walk', 'Soup'].map((name) => (
      <button
        key={name}
        onClick={() =>
          show({
            message: `${name} complete`,
            action: { label: `Undo ${name}`, onClick: () => onUndo(name) },
          })
        }
      >
        {name}
      </button>
    ));
  }

  function complete(...names: readonly string[]) {
    render(
      <ToastProvider>
        <Completions />
      </ToastProvider>,
    );
    for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
  }

  const clickAt = (clientY: number, name: string) => {
    const button = screen.getByRole('button', { name });
    fireEvent.pointerDown(button, { clientX: 50, clientY });
    fireEvent.click(button, { detail: 1 });
  };

  it('undoes nothing for 600 ms, so that a double click undoes one thing', () => {
    complete('Walk', 'Soup');
    clickAt(20, 'Undo Walk');
    clickAt(20, 'Undo Soup');
    pass(599);
    expect(screen.getByRole('button', { name: 'Undo Soup' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    clickAt(20, 'Undo Soup');
    expect(onUndo.mock.calls).toEqual([['Walk']]);
    pass(1);
    clickAt(20, 'Undo Soup');
    expect(onUndo.mock.calls).toEqual([['Walk'], ['Soup']]);
  });

  it('waits when it appears there', () => {
    complete();
    fireEvent.pointerMove(window, { clientX: 50, clientY: 20 });
    fireEvent.click(screen.getByRole('button', { name: 'Walk' }));
    clickAt(20, 'Undo Walk');
    expect(onUndo).not.toHaveBeenCalled();
    pass(600);
    clickAt(20, 'Undo Walk');
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('can be undone at once elsewhere', () => {
    complete('Walk', 'Soup');
    clickAt(60, 'Undo Soup');
    clickAt(20, 'Undo Walk');
    expect(onUndo.mock.calls).toEqual([['Soup'], ['Walk']]);
  });
});

it('closes once its action is no longer possible', () => {
  let withdraw = () => {};
  const stop = vi.fn<() => void>();
  const watch = (end: () => void) => {
    withdraw = end;
    return stop;
  };
  renderWith({ message: 'Swapped.', action: { label: 'Undo', onClick: () => {}, watch } });
  expect(screen.getByText('Swapped.')).toBeInTheDocument();
  act(() => withdraw());
  expect(screen.queryByText('Swapped.')).not.toBeInTheDocument();
  expect(stop).toHaveBeenCalledOnce();
});

describe('more messages than there is room for', () => {
  const onUndo = vi.fn<(name: string) => void>();

  function Tasks() {
    const show = useToast();
    const complete = (name: string) =>
      show({
        message: `${name} complete`,
        action: { label: 'Undo', onClick: () => onUndo(name) },
      });
    return ['Walk', 'Soup', 'Bulb', 'Moss'].map((name) => (
      <button key={name} onClick={() => complete(name)}>
        {name}
      </button>
    ));
  }

  function complete(room: number, ...names: readonly string[]) {
    render(
      <ToastProvider room={room}>
        <Tasks />
      </ToastProvider>,
    );
    for (const name of names) fireEvent.click(screen.getByRole('button', { name }));
  }

  const shown = () =>
    screen
      .getAllByText(/ complete$/)
      .filter((text) => text.checkVisibility?.() ?? text.closest('[hidden]') === null)
      .map((text) => text.textContent);

  it('shows the newest ones and says how many wait', () => {
    complete(3, 'Walk', 'Soup', 'Bulb', 'Moss');
    expect(shown()).toEqual(['Soup complete', 'Bulb complete', 'Moss complete']);
    expect(screen.getByText(/^1 more/)).toHaveTextContent('1 more message');
  });

  it('shows each for its full time, so that it can be undone', () => {
    complete(1, 'Walk', 'Soup', 'Bulb');
    expect(shown()).toEqual(['Bulb complete']);
    expect(screen.getByText(/^2 more/)).toHaveTextContent('2 more messages');
    pass(12_000);
    expect(shown()).toEqual(['Soup complete']);
    pass(11_999);
    expect(shown()).toEqual(['Soup complete']);
    pass(1);
    pass(11_999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledWith('Walk');
  });

  it('announces each only when it first shows', () => {
    complete(1, 'Walk', 'Soup');
    const walk = screen.getByText('Walk complete').parentElement;
    expect(screen.getByText('Soup complete').parentElement).not.toHaveAttribute('aria-live');
    pass(12_000);
    expect(shown()).toEqual(['Walk complete']);
    expect(walk).toHaveAttribute('aria-live', 'off');
  });

  it('keeps the focused one, and shows the newer one afterward', () => {
    complete(1, 'Walk');
    const undo = screen.getByRole('button', { name: 'Undo' });
    fireEvent.focus(undo);
    fireEvent.click(screen.getByRole('button', { name: 'Soup' }));
    pass(60_000);
    expect(shown()).toEqual(['Walk complete']);
    fireEvent.blur(undo);
    expect(shown()).toEqual(['Soup complete']);
    expect(screen.getByText('Soup complete').parentElement).not.toHaveAttribute('aria-live');
  });

  it('shows a repeated message once', () => {
    renderWith({ message: 'Not saved.', tone: 'error' });
    fireEvent.click(screen.getByRole('button', { name: 'Do it' }));
    expect(screen.getAllByText('Not saved.')).toHaveLength(1);
  });
});

describe('When another account signs in', () => {
  const toast = { message: 'Complete.', action: { label: 'Undo', onClick: () => undefined } };
  const page = (owner: string | undefined, shown: Toast = toast) => (
    <ToastProvider owner={owner}>
      <Trigger toast={shown} />
    </ToastProvider>
  );
  const click = () => fireEvent.click(screen.getByRole('button', { name: 'Do it' }));

  it('messages of the previous one go, and don’t come back', () => {
    const { rerender } = render(page('a1'));
    click();
    rerender(page('b1'));
    expect(screen.queryByText('Complete.')).not.toBeInTheDocument();
    rerender(page('a1'));
    expect(screen.queryByText('Complete.')).not.toBeInTheDocument();
  });

  it('a late message of the previous one isn’t shown', () => {
    let owner = 'a1';
    const { result, rerender } = renderHook(() => useToast(), {
      wrapper: ({ children }) => <ToastProvider owner={owner}>{children}</ToastProvider>,
    });
    const showOfFirst = result.current;
    owner = 'b1';
    rerender();
    act(() => showOfFirst(toast));
    expect(screen.queryByText('Complete.')).not.toBeInTheDocument();
  });

  it('a sign-out ends every Undo, but not what there is to say about it', () => {
    const { rerender } = render(page('a1'));
    click();
    rerender(page('a1', { message: 'Deleted.' }));
    click();
    rerender(page(undefined));
    expect(screen.queryByText('Complete.')).not.toBeInTheDocument();
    expect(screen.getByText('Deleted.')).toBeInTheDocument();
  });
});
