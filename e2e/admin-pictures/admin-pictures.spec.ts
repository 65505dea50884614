import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { expectAccessible } from '../setup/axe';
import { expect, test } from '../setup/fixtures';
import { addPicture, openPictures } from '../setup/picture-picker';
import {
  bucketName,
  developerStorage,
  expectPreviews,
  newPictureName,
  storedPicture,
} from '../setup/stored-pictures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function drawing(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } });
}

test('the picture picker shows six pictures per page, searches by name, works by keyboard, and keeps a picture in use', async ({
  page,
  admin,
}) => {
  const picker = await openPictures(page, admin);
  await expect(picker.getByRole('radio')).toHaveCount(6);
  await expectPreviews(picker, 6);
  await expectAccessible(page);

  await picker.getByLabel('Search pictures').fill('daily- TAP');
  await expect(picker.getByText('1 picture', { exact: true })).toBeVisible();
  await picker.getByRole('radio', { name: 'daily-tap-off.webp' }).press('Space');
  await expect(picker.getByText('Selected: daily-tap-off.webp')).toBeVisible();
  await expect(page.getByText('task-pictures/daily-tap-off.webp')).toBeVisible();

  await picker.getByLabel('Search pictures').fill('medium-');
  await expect(picker.getByText('Page 1 of 2')).toBeVisible();
  const radios = picker.getByRole('radio');
  await radios.first().press('Space');
  await radios.first().press('ArrowRight');
  await expect(radios.nth(1)).toBeChecked();
  await expect(radios.nth(1)).toBeFocused();
  await picker.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(picker.getByText('Page 2 of 2')).toBeVisible();
  await expect(picker.getByRole('radio', { checked: true })).toHaveCount(0);

  await picker.getByLabel('Search pictures').fill('nothing has this name');
  await expect(picker.getByText('No pictures match your search.')).toBeVisible();
  await expectAccessible(page);

  await picker.getByLabel('Search pictures').fill('medium-herb-pots');
  await picker.getByRole('button', { name: 'Remove medium-herb-pots.webp' }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(/Used by .*herb/i)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();
});

test('scales an added picture to card size, and asks what to do when its name is taken', async ({
  page,
  admin,
  expectedConsoleErrors,
}, testInfo) => {
  const stem = newPictureName('ドア');
  const path = `task-pictures/${stem}.webp`;
  // A folder, as S3's console stores it, isn't a picture.
  await developerStorage.send(
    new PutObjectCommand({
      Bucket: bucketName(),
      Key: `task-pictures/${stem}/`,
      Body: new Uint8Array(),
    }),
  );
  const picker = await openPictures(page, admin);
  const photo = await drawing(2400, 1600, '#3d8a5a').jpeg().toBuffer();

  await test.step('says that the server didn’t answer, and tries again', async () => {
    expectedConsoleErrors.push(/ERR_FAILED|Network Error/);
    const upload = new RegExp(`${encodeURI(stem)}\\.webp`);
    await page.route(upload, (route) => route.abort());
    await addPicture(picker, `${stem}.JPG`, photo);
    await expect(picker.getByRole('alert')).toContainText('We couldn’t reach the server.');
    await page.unroute(upload);
    await picker.getByRole('button', { name: 'Try again' }).click();
  });

  await test.step('stores a scaled-down WebP with a long cache lifetime', async () => {
    await expect(picker.getByText(`Selected: ${stem}.webp`)).toBeVisible();
    await expect(picker.getByRole('radio', { name: `${stem}.webp` })).toBeChecked();
    const stored = await developerStorage.send(
      new GetObjectCommand({ Bucket: bucketName(), Key: path }),
    );
    expect(stored.ContentType).toBe('image/webp');
    expect(stored.CacheControl).toContain('immutable');
    const bytes = (await stored.Body?.transformToByteArray()) ?? new Uint8Array();
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 720,
      height: 480,
    });
  });

  await test.step('an AVIF picture is stored as WebP too', async () => {
    const name = newPictureName('avif');
    const avif = await drawing(30, 20, '#3d8a5a').avif({ effort: 0 }).toBuffer();
    await addPicture(picker, `${name}.avif`, avif);
    await expect(picker.getByText(`Selected: ${name}.webp`)).toBeVisible();
  });

  await test.step('a photo of 50 MB is scaled down before it is sent', async () => {
    const name = newPictureName('large');
    const file = testInfo.outputPath(`${name}.png`);
    await drawing(4150, 4150, '#3d8a5a').png({ compressionLevel: 0 }).toFile(file);
    await picker.locator('input[type=file]').setInputFiles(file);
    await expect(picker.getByText(`Selected: ${name}.webp`)).toBeVisible({ timeout: 60_000 });
    const { ContentLength } = await storedPicture(`task-pictures/${name}.webp`);
    expect(ContentLength).toBeLessThan(100_000);
  });

  await test.step('keeping both numbers the second', async () => {
    await addPicture(picker, `${stem}.png`, await drawing(60, 40, '#a84621').png().toBuffer());
    const question = page.getByRole('dialog', {
      name: `“${stem}.webp” already exists`,
    });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep both' }).click();
    await expect(picker.getByText(`Selected: ${stem}-2.webp`)).toBeVisible();
  });

  await test.step('canceling changes nothing; replacing does', async () => {
    const before = await storedPicture(path);
    const other = await drawing(90, 60, '#1f5670').png().toBuffer();
    await addPicture(picker, `${stem}.png`, other);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await storedPicture(path)).ETag).toBe(before.ETag);
    await addPicture(picker, `${stem}.png`, other);
    await page.getByRole('button', { name: 'Replace it' }).click();
    await expect(picker.getByText(`Selected: ${stem}.webp`)).toBeVisible();
    expect((await storedPicture(path)).ETag).not.toBe(before.ETag);
  });

  await test.step('removes an unused picture', async () => {
    await picker.getByLabel('Search pictures').fill(stem);
    await expectPreviews(picker, 2);
    await picker.getByRole('button', { name: `Remove ${stem}.webp` }).click();
    const question = page.getByRole('dialog', { name: `Remove “${stem}.webp”?` });
    await expect(question.getByText('Not in use.')).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(picker.getByText('Select a picture')).toBeVisible();
    await expect(picker.getByRole('radio')).toHaveCount(1);
    await expect(storedPicture(path)).rejects.toThrow();
  });
});

test('adds a picture by drag and drop or paste, leaves text to its field, and refuses a damaged file before storing anything', async ({
  page,
  admin,
}) => {
  const picker = await openPictures(page, admin);
  for (const kind of ['drop', 'paste'] as const) {
    const name = newPictureName(kind);
    const bytes = [...(await drawing(30, 20, '#3d8a5a').png().toBuffer())];
    await picker.getByText('Or drop or paste it here.').evaluate(
      (element, { kind, name, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], `${name}.png`));
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
      },
      { kind, name, bytes },
    );
    await expect(picker.getByText(`Selected: ${name}.webp`)).toBeVisible();
  }

  const isLeftToField = await picker.getByLabel('Search pictures').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'a cell');
    clipboardData.items.add(new File(['its picture'], 'cell.png'));
    return field.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
  });
  expect(isLeftToField).toBe(true);

  const alert = picker.getByRole('alert');
  const damaged = (await drawing(40, 40, '#fff').png().toBuffer()).subarray(0, 40);
  await addPicture(picker, 'damaged.png', damaged);
  await expect(alert).toContainText('Couldn’t add “damaged.png”');
  await expect(alert).toContainText('Your browser can’t open this picture.');
  await expectAccessible(page);
  await expect(storedPicture('task-pictures/damaged.webp')).rejects.toThrow();
});
