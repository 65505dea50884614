import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/domain/instant';
import { OfflineNotice } from './offline-notice';
import { shownData } from './shown-data';

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

it('says how old the data on the page is, and nothing of it without data', () => {
  render(<OfflineNotice />);
  goes(false);
  expect(screen.queryByText(/last updated/)).not.toBeInTheDocument();
  act(() => shownData.setTime(Date.now() - 2.5 * HOUR_MS));
  expect(screen.getByText(/This page was last updated 2 hours ago\.$/)).toBeInTheDocument();
  act(() => shownData.setTime(undefined));
  expect(screen.queryByText(/last updated/)).not.toBeInTheDocument();
});
