import { product } from '@/brand';

/** The tab's title for a page. */
export function pageTitle(title: string): string {
  return `${title} · ${product}`;
}
