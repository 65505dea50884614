import { ErrorScreen } from '@/components/error-screen';

/** Any address that the product does not know, spec §2.1. */
export function NotFound() {
  return (
    <ErrorScreen detail="Nothing grows at this address. It may have been mistyped, or the page has moved." />
  );
}
