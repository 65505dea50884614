import { product } from '@/brand';
import { report } from '@/lib/report';

/**
 * Opens the device's share sheet (D4) with a picture of score and level, or with text only where pictures
 * can't be shared.
 */
export async function shareNatively(text: string, score: number, level: number): Promise<void> {
  const message: ShareData = { title: product, text, url: location.origin };
  const picture = await pictureOf(score, level);
  const illustrated = picture ? { ...message, files: [picture] } : message;
  try {
    await navigator.share(canShare(illustrated) ? illustrated : message);
  } catch (error) {
    // Closing the sheet without sharing isn't a failure.
    if (!(error instanceof DOMException)) throw error;
  }
}

function canShare(data: ShareData): boolean {
  return 'canShare' in navigator && navigator.canShare(data);
}

// Loaded on demand. A browser that can't draw shares the text only.
async function pictureOf(score: number, level: number): Promise<File | undefined> {
  try {
    const { shareCard } = await import('./share-card');
    return await shareCard(score, level);
  } catch (error) {
    report('Couldn’t create the share picture:', error);
    return undefined;
  }
}
