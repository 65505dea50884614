import { product } from '@/brand';

/** Downloads text as a file, whose name begins with the product's (D1). */
export function saveFile(name: string, type: string, text: string): void {
  // The URL stays valid until the page is closed, since some browsers read it only after asking the user.
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${product.toLowerCase()}-${name}`;
  link.click();
}
