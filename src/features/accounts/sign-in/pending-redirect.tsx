import { useAuthenticator } from '@aws-amplify/ui-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './sign-in.module.css';

/**
 * Disables the form while a provider's page is on its way, and says so on the button that asked for it
 * (spec §2.5): to the widget, a redirect is not a pending request.
 */
export function PendingRedirect({ children }: { readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [button, setButton] = useState<Element | null>(null);
  const { error } = useAuthenticator((context) => [context.error]);
  const [lastError, setLastError] = useState(error);
  if (error !== lastError) {
    setLastError(error);
    if (error) setButton(null);
  }
  useEffect(() => {
    const stop = new AbortController();
    area.current?.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element) setButton(target.closest('.federated-sign-in-button'));
      },
      stop,
    );
    // Coming back with the browser's own button may show the page as it was left.
    addEventListener('pageshow', () => setButton(null), stop);
    return () => stop.abort();
  }, []);
  return (
    <div ref={area} inert={button !== null} aria-busy={button !== null}>
      {children}
      {button && createPortal(<span className={styles.redirecting}>Redirecting…</span>, button)}
    </div>
  );
}
