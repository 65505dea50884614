import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorScreen } from '@/components/error-screen';
import { useVisit } from './use-visit';
import { useSession } from '@/session/session';
import { RedirectIfAuthenticated, RequireAccount, RequireAdmin } from './guards';
import { MemberLayout, PublicLayout, VisitorLayout } from './layouts/layouts';
import type { PageCode } from './page-code';
import {
  adminPages,
  isOpenPath,
  memberPages,
  preloadPath,
  publicPages,
  serverState,
  signInPages,
  visitorPages,
} from './pages';

const ServerState = serverState.Component;

/** The routes of spec §2.1 to §2.3. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useEffect(() => {
    // All chunks at once; the router would load a page only after the components around it.
    preloadPath(pathname).catch(() => undefined);
  }, [pathname]);
  return (
    <>
      <Visit isOpen={isOpenPath(pathname)} />
      <Routes>
        <Route element={<PublicLayout />}>{routesOf(publicPages)}</Route>
        <Route element={<VisitorLayout />}>
          {routesOf(visitorPages)}
          <Route element={<RedirectIfAuthenticated />}>{routesOf(signInPages)}</Route>
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route element={<MemberLayout />}>
          <Route element={<RequireAccount />}>
            <Route element={<ServerState />}>
              {routesOf(memberPages)}
              <Route element={<RequireAdmin />}>{routesOf(adminPages)}</Route>
            </Route>
          </Route>
        </Route>
      </Routes>
    </>
  );
}

// Pages with server state do this themselves, after their own requests. A component of its own, so that a new session
// doesn't render the routes.
function Visit({ isOpen }: { readonly isOpen: boolean }) {
  useVisit(useSession(), isOpen);
  return null;
}

function routesOf(pages: Record<string, PageCode>) {
  return Object.entries(pages).map(([path, { Component }]) => (
    <Route key={path} path={path} element={<Component />} />
  ));
}

function NotFound() {
  return (
    <ErrorScreen detail="Nothing grows here. The address may be mistyped, or the page may have moved." />
  );
}
