import { Route, Routes } from 'react-router-dom';
import { RedirectIfAuthenticated, RequireAccount, RequireAdmin } from './guards';
import { MemberLayout } from './layouts/member-layout';
import { PublicLayout } from './layouts/public-layout';
import { VisitorLayout } from './layouts/visitor-layout';
import type { LazyPage } from './loading/lazy-page';
import { NotFound } from './not-found';
import {
  adminPages,
  developmentPages,
  entrancePages,
  memberPages,
  publicPages,
  serverState,
  visitorPages,
} from './pages';

const ServerState = serverState.Page;

/** The table of spec §2.1 to §2.3. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>{routesOf(publicPages)}</Route>
      <Route element={<VisitorLayout />}>
        {routesOf({ ...visitorPages, ...developmentPages })}
        <Route element={<RedirectIfAuthenticated />}>{routesOf(entrancePages)}</Route>
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
  );
}

function routesOf(pages: Record<string, LazyPage>) {
  return Object.entries(pages).map(([path, { Page }]) => (
    <Route key={path} path={path} element={<Page />} />
  ));
}
