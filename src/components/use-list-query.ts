import { useSearchParams } from 'react-router-dom';

const MAX_VALUE = 200;

/**
 * Returns the URL's parameters, and a function that changes some of them; an undefined or very long value removes one.
 * A change replaces the URL, so Back leaves the page in one step, and returning restores the list (D108).
 */
export function useListQuery() {
  const [query, setQuery] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      // Servers refuse an address of more than a few thousand characters.
      if (value === undefined || value.length > MAX_VALUE) next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: true });
  };
  return [query, change] as const;
}
