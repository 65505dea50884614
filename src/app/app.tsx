import { AnnouncerProvider } from '@/components/announcer';
import { ToastProvider } from '@/components/toast';
import { ErrorBoundary } from './loading/error-boundary';
import { AppRoutes } from './routes';
import { ScrollMemory } from './scroll-memory';
import { SessionGate } from './session-gate';

/** The whole product; the router around it is the browser's, the build's or a test's. */
export function App() {
  return (
    <ErrorBoundary>
      <AnnouncerProvider>
        <ToastProvider>
          <SessionGate>
            <ScrollMemory />
            <AppRoutes />
          </SessionGate>
        </ToastProvider>
      </AnnouncerProvider>
    </ErrorBoundary>
  );
}
