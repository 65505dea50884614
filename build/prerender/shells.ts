import { product } from '../../src/brand';
import { assetsOf, type Manifest } from './assets';
import { writeDocument } from './document';
import { renderShell } from './render';

/** What every page but a public one begins with. */
export const CLIENT_SOURCE = 'src/app/client.tsx';

interface Shell {
  name: string;
  /** What is fetched with the shell, so that it need not wait for the application to ask for it. */
  sources: readonly string[];
  /** What runs before the rest is there. */
  ahead?: string;
}

const shells: readonly Shell[] = [
  { name: 'app.html', sources: [] },
  // The page that people come back to, day after day.
  {
    name: 'home.html',
    sources: ['src/pages/member/user-landing.tsx', 'src/app/layouts/server-state.tsx'],
    ahead: 'src/app/home-prefetch.ts',
  },
];

/** The documents without content that the application's pages are shown with. */
export function writeShells(input: {
  manifest: Manifest;
  template: string;
}): { name: string; text: string }[] {
  return shells.map((shell) => ({ name: shell.name, text: writeShell(input, shell) }));
}

function writeShell(
  { manifest, template }: { manifest: Manifest; template: string },
  { sources, ahead }: Shell,
): string {
  const first = ahead === undefined ? [] : assetsOf(manifest, ahead).modules;
  const assets = [CLIENT_SOURCE, ...sources].map((source) => assetsOf(manifest, source));
  const head = {
    title: product,
    stylesheets: [...new Set(assets.flatMap((one) => one.stylesheets))],
    // What runs ahead comes first, with what it imports.
    modules: [...new Set([...first.slice(1), ...assets.flatMap((one) => one.modules)])],
    scripts: first.slice(0, 1),
  };
  return writeDocument(template, head, renderShell());
}
