import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '@/components/toast';
import { ShareLinks } from './share-links';

// jsdom can't draw.
vi.mock('./share-card', () => ({ shareCard: async () => undefined }));

const failure = 'Couldn’t share your progress. Please try again.';

/** Shares on a device whose share sheet fails. */
async function shareFailing(name: string): Promise<void> {
  const share = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException('planned', name));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <ShareLinks score={1} level={0} saved={undefined} />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Share…' }));
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

it.each(['NotAllowedError', 'DataError'])('says that sharing failed with a %s', async (name) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await shareFailing(name);
  expect(await screen.findByText(failure)).toBeVisible();
  expect(logged).toHaveBeenCalled();
  logged.mockClear();
});

it.each([
  ['the sheet is closed', 'AbortError'],
  ['it is open already', 'InvalidStateError'],
])('says nothing when %s', async (_, name) => {
  await shareFailing(name);
  expect(screen.queryByText(failure)).toBeNull();
});
