import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AnnouncerProvider } from '@/components/announcer';
import { ToastProvider } from '@/components/toast';
import type { Account } from '@/session/session';
import { sessionStore } from '@/session/store';
import { storeTokens } from './stored-tokens';

interface MemberPage {
  readonly path: string;
  readonly page: ReactNode;
  readonly account?: Partial<Account>;
}

/** Renders a guarded page for a signed-in account; every other path renders 'Somewhere else.' */
export function renderMemberPage({ path, page, account = {} }: MemberPage) {
  const fern: Account = { id: 'a1', email: 'fern@example.com', loginId: 'fern', isAdmin: false };
  storeTokens({ sub: fern.id });
  sessionStore.setSession({ status: 'authenticated', account: { ...fern, ...account } });
  // As the application's, which asks and writes without a connection too.
  const networkMode = 'always';
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode }, mutations: { networkMode } },
  });
  return render(
    <QueryClientProvider client={client}>
      <AnnouncerProvider>
        <ToastProvider>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path={path} element={page} />
              <Route path="*" element={<p>Somewhere else.</p>} />
            </Routes>
          </MemoryRouter>
        </ToastProvider>
      </AnnouncerProvider>
    </QueryClientProvider>,
  );
}
