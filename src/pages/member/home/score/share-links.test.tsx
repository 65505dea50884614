import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { ToastProvider } from '@/components/toast';
import * as card from './share-card';
import { ShareLinks } from './share-links';

let shareCard: MockInstance<typeof card.shareCard>;

const failure = 'Couldn’t share your progress. Please try again.';
const picture = new File(['drawn'], 'progress.png', { type: 'image/png' });

/** Renders the links on a device with a share sheet. */
function renderLinks(outcome: () => Promise<void> = async () => {}) {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockImplementation(outcome);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  render(
    <ToastProvider>
      <ShareLinks score={1} level={0} saved={undefined} plant={{ current: null }} />
    </ToastProvider>,
  );
  return { share, button: screen.getByRole('button', { name: 'Share…' }) };
}

/** Shares on a device whose share sheet fails. */
async function shareFailing(name: string): Promise<void> {
  const user = userEvent.setup();
  const { share, button } = renderLinks(async () => {
    throw new DOMException('planned', name);
  });
  await user.click(button);
  await expect.poll(() => share).toHaveBeenCalledOnce();
}

beforeEach(() => {
  // jsdom can't draw. The module isn't replaced, since other tests may have loaded the links with it.
  shareCard = vi.spyOn(card, 'shareCard').mockResolvedValue(picture);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

it('links to X’s post form with encoded spaces and this site’s address', () => {
  renderLinks();
  const { href, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: /^Share on X *\(opens in a new tab\)$/ })
      .href,
  );
  expect(href).toContain('?text=My%20SusScore%20on%20Verdure%20is%201%20and%20I%E2%80%99m');
  expect(searchParams.get('url')).toBe(location.origin);
});

it('draws the picture once, before the button is pressed', async () => {
  const { share, button } = renderLinks();
  fireEvent.pointerEnter(button);
  await expect.poll(() => shareCard).toHaveBeenCalledOnce();
  fireEvent.focus(button);
  fireEvent.click(button);
  await expect.poll(() => share).toHaveBeenCalledOnce();
  const [shared] = share.mock.calls[0] ?? [];
  expect(shared).toMatchObject({ files: [picture] });
  expect(shared?.text).toMatch(/ Small steps, every day\. http:\/\/localhost\S*$/);
  expect(shared).not.toHaveProperty('url');
  expect(shareCard).toHaveBeenCalledOnce();
});

it('shares only the text if the picture takes too long', async () => {
  shareCard.mockReturnValue(new Promise(() => {}));
  const { share, button } = renderLinks();
  fireEvent.pointerEnter(button);
  await expect.poll(() => shareCard).toHaveBeenCalledOnce();
  vi.useFakeTimers();
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(1500);
  expect(share).toHaveBeenCalledOnce();
  expect(share.mock.calls[0]?.[0]).toEqual({
    title: 'Verdure',
    text: expect.stringContaining('My SusScore on Verdure is 1'),
    url: location.origin,
  });
});

it('copies the text if the browser doesn’t allow sharing', async () => {
  await shareFailing('NotAllowedError');
  expect(await screen.findByText(/the text was copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/My SusScore on Verdure is 1 .+ http/);
});

it('reports a DataError as a failure', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await shareFailing('DataError');
  expect(await screen.findByText(failure)).toBeVisible();
  expect(logged).toHaveBeenCalled();
  logged.mockClear();
});

it.each([
  ['the sheet is closed', 'AbortError'],
  ['it is already open', 'InvalidStateError'],
])('says nothing when %s', async (_, name) => {
  await shareFailing(name);
  expect(screen.queryByText(failure)).toBeNull();
});
