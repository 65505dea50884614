import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../src/app/app';
import { Shell } from '../../src/app/layouts/shell';
import { preloadPath } from '../../src/app/pages';

/** Returns the markup of a public page, which the client hydrates. */
export async function renderPath(path: string): Promise<string> {
  await preloadPath(path);
  return renderAt(path, <App />);
}

/** Returns the markup that guarded pages show until their script runs. */
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
