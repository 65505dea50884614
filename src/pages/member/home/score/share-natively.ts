import { product } from '@/brand';
import { report } from '@/lib/report';
import { shareCard, type Shared } from './share-card';

/**
 * Opens the device's share sheet (D4) with a picture of what is shared, or with text only where pictures
 * can't be shared.
 */
export async function shareNatively(text: string, shared: Shared): Promise<void> {
  const message: ShareData = { title: product, text, url: location.origin };
  const picture = await pictureOf(shared);
  const illustrated = picture ? { ...message, files: [picture] } : message;
  try {
    await navigator.share(canShare(illustrated) ? illustrated : message);
  } catch (error) {
    if (!(error instanceof DOMException && NO_FAILURES.has(error.name))) throw error;
  }
}

// The sheet was closed without sharing, or it is open already.
const NO_FAILURES = new Set(['AbortError', 'InvalidStateError']);

function canShare(data: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(data);
}

// A browser that can't draw shares the text only.
async function pictureOf(shared: Shared): Promise<File | undefined> {
  try {
    return await shareCard(shared);
  } catch (error) {
    report('Couldn’t create the share picture:', error);
    return undefined;
  }
}
