import { GetObjectCommand } from '@aws-sdk/client-s3';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../setup/fixtures';
import { addPicture, openPictures } from '../setup/picture-picker';
import { bucketName, developerStorage, newPictureName } from '../setup/stored-pictures';

const shape = (width: number, height: number, alpha: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 61, g: 138, b: 90, alpha } } });

async function storedBytes(name: string): Promise<Buffer> {
  const stored = await developerStorage.send(
    new GetObjectCommand({ Bucket: bucketName(), Key: `task-pictures/${name}` }),
  );
  return Buffer.from((await stored.Body?.transformToByteArray()) ?? []);
}

/** Makes the browser alter canvas pixels that a page reads, as some browsers do against fingerprinting. */
async function scrambleCanvases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function scrambled(...args) {
      const context = this.getContext('2d');
      if (context) context.fillStyle = 'rgb(255 0 255 / 50%)';
      context?.fillRect(0, 0, 5, 5);
      toBlob.apply(this, args);
    };
  });
}

test('a transparent picture gets the card’s color where the browser can’t write WebP', async ({
  page,
  admin,
}) => {
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function withoutWebP(done, type, quality) {
      toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  const picker = await openPictures(page, admin);
  const name = newPictureName('clear');
  await addPicture(picker, `${name}.png`, await shape(30, 20, 0).png().toBuffer());
  await expect(picker.getByText(`Selected: ${name}.jpg`)).toBeVisible();
  const { data, info } = await sharp(await storedBytes(`${name}.jpg`))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 30, height: 20 });
  for (const [at, value] of [0xe3, 0xed, 0xdc].entries()) {
    expect(Math.abs((data[at] ?? 0) - value)).toBeLessThan(4);
  }
});

test('where the browser scrambles canvases, a small picture is stored unchanged', async ({
  page,
  admin,
}) => {
  await scrambleCanvases(page);
  const picker = await openPictures(page, admin);
  const name = newPictureName('true');
  const original = await shape(30, 20, 1).png().toBuffer();
  await addPicture(picker, `${name}.webp`, original);
  await expect(picker.getByText(`Selected: ${name}.png`)).toBeVisible();
  expect(await storedBytes(`${name}.png`)).toEqual(original);

  await addPicture(picker, `${name}-large.png`, await shape(2100, 2000, 1).png().toBuffer());
  await expect(picker.getByRole('alert')).toContainText(
    'your browser scrambles pictures that pages resize. Allow this site to use canvas data',
  );
});
