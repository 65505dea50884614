import { product } from '@/brand';

/** Returns the tab title for a page. */
export function pageTitle(title: string): string {
  return `${title} · ${product}`;
}
