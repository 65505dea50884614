import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Alert } from './alert';
import { Button } from './button';
import { LoadError } from './load-error';

const alert = (
  <Alert tone="warning" action={<Button>Try again</Button>}>
    Offline.
  </Alert>
);
const errorState = <LoadError title="Couldn’t load" message="Offline." onRetry={() => {}} />;
const page = (content: ReactNode) => (
  <>
    <h1 tabIndex={-1}>Your Home</h1>
    <button>Elsewhere</button>
    {content}
  </>
);

it.each([
  ['an alert', alert],
  ['an error', errorState],
])('What %s had focused goes with it, and the heading has the focus then', (_, content) => {
  const { rerender } = render(page(content));
  screen.getByRole('button', { name: 'Try again' }).focus();
  rerender(page(null));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('A focus elsewhere stays', () => {
  const { rerender } = render(page(alert));
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(page(null));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
