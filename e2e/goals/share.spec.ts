import { expect, test } from '../setup/fixtures';
import { homeLine, openWithSavings } from '../setup/savings';
import { openAs } from '../setup/session';

// Units follow the region.
test.use({ locale: 'de-DE' });

test('shares score, level and savings by link and as a picture, in the member’s units', async ({
  page,
  account,
}) => {
  // Headless browsers have no share sheet; this stub records what is shared.
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const drawn: string[] = [];
    Object.assign(window, { shared, drawn });
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function note(text, ...place) {
      drawn.push(text);
      fillText.call(this, text, ...place);
    };
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function note(done, ...how) {
      const written: BlobCallback = (blob) => {
        done(blob);
        document.body.dataset['drawn'] = `${this.width}`;
      };
      toBlob.call(this, written, ...how);
    };
    navigator.canShare = () => true;
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  await openAs(page, account, '/userlanding');
  const links = page.getByRole('list', { name: 'Share your progress' });

  await test.step('says on hover, focus and tap that Facebook is not available yet', async () => {
    const social = links.getByRole('button', { name: 'Share on Facebook' });
    const hint = page.getByText('Enabled in a future version');
    await expect(hint).toBeHidden();
    // A pointer counts as moved only from its second event on.
    await page.mouse.move(0, 0);
    await social.hover();
    await expect(hint).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
    // Without force, Playwright refuses to click a button with aria-disabled.
    await social.click({ force: true });
    await expect(hint).toBeVisible();
    await expect(page).toHaveURL('/userlanding');
  });

  await test.step('shares a picture card through the device', async () => {
    const button = links.getByRole('button', { name: 'Share…' });
    await button.hover();
    await expect(page.locator('body')).toHaveAttribute('data-drawn', '1200');
    await button.click();
    const shared = () =>
      page.evaluate(async () => {
        const list: unknown = Reflect.get(window, 'shared');
        const data: ShareData | undefined = Array.isArray(list) ? list[0] : undefined;
        const file = data?.files?.[0];
        if (!file) return undefined;
        const picture = await createImageBitmap(file);
        const { width, height } = picture;
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(picture, 0, 0);
        // A pixel of the drawn seed.
        const [red, green, blue] = context?.getImageData(295, 420, 1, 1).data ?? [];
        const seed = `rgb(${red}, ${green}, ${blue})`;
        return { text: data.text, type: file.type, width, height, seed };
      });
    const drawn = page.getByRole('link', { name: /SusScore 0/ }).locator('svg path');
    await expect.poll(shared).toEqual({
      text: expect.stringContaining('SusScore on Verdure is 0'),
      type: 'image/png',
      width: 1200,
      height: 630,
      seed: await drawn.last().evaluate((path) => getComputedStyle(path).fill),
    });
  });

  await test.step('the picture has the same savings as the home', async () => {
    await openWithSavings(page, account);
    const saved = /saved about ([^·]+?)( ·|$)/.exec(await homeLine(page).innerText())?.[1] ?? '';
    expect(saved).toMatch(/^\d+(\.\d)? kg CO₂e$/);
    await links.getByRole('button', { name: 'Share…' }).click();
    await expect
      .poll(() => page.evaluate((): unknown => Reflect.get(window, 'drawn')))
      .toEqual(expect.arrayContaining(['Past 7 days, saved about', saved]));
  });

  await test.step('shares only text where the browser scrambles canvases', async () => {
    await page.addInitScript(() => {
      const { getImageData } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.getImageData = function scrambled(...place) {
        const read = getImageData.apply(this, place);
        read.data[7] = (read.data[7] ?? 0) ^ 1;
        return read;
      };
      navigator.share = async (data) => {
        document.title = `Shared ${data?.text} with ${data?.files?.length ?? 0} pictures`;
      };
    });
    await page.reload();
    await links.getByRole('button', { name: 'Share…' }).click();
    await expect(page).toHaveTitle(/^Shared My SusScore on Verdure is \d+ .+ with 0 pictures$/);
  });
});
