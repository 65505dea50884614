import { AnnouncerProvider } from '@/components/announcer';
import { ToastProvider } from '@/components/toast';
import { NARROW, useMedia } from '@/lib/use-media';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';
import { ScrollRestoration } from './scroll-restoration';

/** The app without its router, which the browser, the build and tests each supply. */
export function App() {
  const isNarrow = useMedia(NARROW);
  return (
    <ErrorBoundary>
      <AnnouncerProvider>
        <ToastProvider room={isNarrow ? 1 : 3}>
          <ScrollRestoration />
          <AppRoutes />
        </ToastProvider>
      </AnnouncerProvider>
    </ErrorBoundary>
  );
}
