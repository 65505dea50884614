import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Announcer } from '@/components/announcer';
import { ToastProvider } from '@/components/toast';
import type { Account } from '@/session/session';
import { sessionStore } from '@/session/store';
import { signedIn } from './accounts';
import { storeTokens } from './stored-tokens';

interface MemberPage {
  readonly path: string;
  readonly page: ReactNode;
  readonly account?: Partial<Account>;
}

/** Renders a guarded page for a signed-in account; every other path renders 'Somewhere else.' */
export function renderMemberPage({ path, page, account = {} }: MemberPage) {
  storeTokens({ sub: 'a1' });
  sessionStore.setSession(signedIn(account));
  // As in the application, which sends requests even if the browser thinks it is offline.
  const networkMode = 'always';
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode }, mutations: { networkMode } },
  });
  return render(
    <QueryClientProvider client={client}>
      <Announcer owner="a1" />
      <ToastProvider>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={path} element={page} />
            <Route path="*" element={<p>Somewhere else.</p>} />
          </Routes>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
}

/** Renders an admin page. */
export const renderAdminPage = (page: ReactNode) =>
  renderMemberPage({ path: '/admin', page, account: { isAdmin: true } });

/** Renders a hook of a page with the data in `client`. */
export function renderPageHook<Result, Props = undefined>(
  hook: (props: Props) => Result,
  client: QueryClient,
  initialProps?: Props,
) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper, ...(initialProps && { initialProps }) });
}
