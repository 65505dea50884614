import { AnnouncerProvider } from '@/components/announcer';
import { ToastProvider } from '@/components/toast';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';
import { ScrollRestoration } from './scroll-restoration';

/** The app without its router, which the browser, the build and tests each supply. */
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
