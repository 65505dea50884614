import { product } from '@/brand';

/** Downloads text as a file, whose name begins with the product's (D1). */
export function saveFile(name: string, type: string, text: string): void {
  // The URL stays valid until the page is closed: some browsers ask the user first, and read it after that.
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${product.toLowerCase()}-${name}`;
  link.click();
}
