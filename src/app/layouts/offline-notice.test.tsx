import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineNotice } from './offline-notice';

function goes(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

it('is shown while there is no connection', () => {
  render(<OfflineNotice />);
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
  goes(false);
  expect(screen.getByText(/You’re offline/)).toBeInTheDocument();
  goes(true);
  expect(screen.queryByText(/You’re offline/)).not.toBeInTheDocument();
});
