import { AnnouncerProvider } from '@/components/announcer';
import { ToastProvider } from '@/components/toast';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';
import { ScrollRestoration } from './scroll-restoration';

/** The whole application, to be rendered inside a router: the browser's, the build's or a test's. */
export function App() {
  return (
    <ErrorBoundary>
      <AnnouncerProvider>
        <ToastProvider>
          <ScrollRestoration />
          <AppRoutes />
        </ToastProvider>
      </AnnouncerProvider>
    </ErrorBoundary>
  );
}
