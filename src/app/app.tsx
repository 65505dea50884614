import { Announcer } from '@/components/announcer';
import { ToastProvider } from '@/components/toast';
import { useSession } from '@/session/session';
import { accountIdIn } from '@/session/store';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';
import { ScrollRestoration } from './scroll-restoration';

/** The app without its router, which the browser, the build and tests each supply. */
export function App() {
  const accountId = accountIdIn(useSession());
  return (
    <ErrorBoundary>
      <Announcer owner={accountId} />
      <ToastProvider owner={accountId}>{pages}</ToastProvider>
    </ErrorBoundary>
  );
}

// Outside the routes, so that a new session renders only the parts that show it.
const pages = (
  <>
    <ScrollRestoration />
    <AppRoutes />
  </>
);
