import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../src/app/app';
import { Shell } from '../../src/app/layouts/shell';
import { preloadPath } from '../../src/app/pages';

/** The markup of an address as the client will hydrate it. For addresses that read the same for everybody. */
export async function renderPath(path: string): Promise<string> {
  await preloadPath(path);
  return renderAt(path, <App />);
}

/** What pages behind the guards show before their script runs, the same for all of them. */
export function renderShell(): string {
  return renderAt('/', <Shell />);
}

function renderAt(path: string, content: ReactNode): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>{content}</StaticRouter>
    </StrictMode>,
  );
}
