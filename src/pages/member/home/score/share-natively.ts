import { product } from '@/brand';

/** A browser opens its share sheet only shortly after a press: WebKit for two seconds, others for five. */
const PICTURE_WITHIN_MS = 1500;

/**
 * Opens the device's share sheet (D4) with a picture of what is shared, or with text only where pictures
 * can't be shared or this one isn't ready in time. Where the sheet may not open, it copies the text and returns
 * 'copied'.
 */
export async function shareNatively(
  text: string,
  drawing: Promise<File | undefined>,
): Promise<'shared' | 'copied'> {
  const message: ShareData = { title: product, text, url: location.origin };
  const picture = await inTime(drawing);
  const illustrated = picture && { ...message, files: [picture] };
  try {
    await navigator.share(illustrated && canShare(illustrated) ? illustrated : message);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === 'NotAllowedError') return copy(`${text} ${location.origin}`);
    if (!NO_FAILURES.has(error.name)) throw error;
  }
  return 'shared';
}

// The sheet was closed without sharing, or it is open already.
const NO_FAILURES = new Set(['AbortError', 'InvalidStateError']);

function canShare(data: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(data);
}

async function copy(text: string): Promise<'copied'> {
  await navigator.clipboard.writeText(text);
  return 'copied';
}

function inTime(drawing: Promise<File | undefined>): Promise<File | undefined> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PICTURE_WITHIN_MS);
  });
  return Promise.race([drawing, tooLate]);
}
