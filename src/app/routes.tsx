import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorScreen } from '@/components/error-screen';
import { adminPaths, memberPaths, type Path, publicPaths, signInPaths } from '@/paths';
import { EnsureProfile } from './ensure-profile';
import { RedirectIfAuthenticated, RequireAccount, RequireAdmin } from './guards';
import { Layout } from './layouts/layouts';
import { isPublicPath, pageAt, preloadPath, serverState } from './pages';

const ServerState = serverState.Component;

// The license always has the visitor's header; the other public pages' header depends on the authentication status.
const { eula, ...publicPagePaths } = publicPaths;

/** The routes of spec §2.1 to §2.3. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Loads all chunks at once; the router would load a page only after the components around it.
    preloadPath(pathname).catch(() => undefined);
  }, [pathname]);
  return (
    <>
      {/* Pages with server state do this themselves, after their own requests. */}
      <EnsureProfile isPageLoaded={isPublicPath(pathname)} />
      <Routes>
        <Route element={<Layout of="everyone" />}>{routesOf(publicPagePaths)}</Route>
        <Route element={<Layout of="visitors" />}>
          {routesOf({ eula })}
          <Route element={<RedirectIfAuthenticated />}>{routesOf(signInPaths)}</Route>
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route element={<Layout of="members" />}>
          <Route element={<RequireAccount />}>
            <Route element={<ServerState />}>
              {routesOf(memberPaths)}
              <Route element={<RequireAdmin />}>{routesOf(adminPaths)}</Route>
            </Route>
          </Route>
        </Route>
      </Routes>
    </>
  );
}

function routesOf(group: Readonly<Record<string, Path>>) {
  return Object.values(group).map((path) => {
    const Page = pageAt(path);
    return <Route key={path} path={path} element={<Page />} />;
  });
}

function NotFound() {
  return (
    <ErrorScreen detail="Nothing grows here. The address may be mistyped, or the page may have moved." />
  );
}
