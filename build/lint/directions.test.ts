import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, it } from 'vitest';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Files with one line of code, and the start of the message each gets; none if the code is allowed. */
const probes: readonly [file: string, code: string, message?: string][] = [
  // Every form of import must point downward.
  ['src/pages/a.ts', "export { a } from '@/app/a';", 'Imports point downward'],
  ['src/features/a/b.ts', "export { a } from '@/pages/a';", 'Imports point downward'],
  ['src/features/a/c.ts', "export * from '@/app/a';", 'Imports point downward'],
  ['src/data/a.ts', "import { a } from '@/features/a/b'; a();", 'Imports point downward'],
  ['src/session/a.ts', "export const a = () => import('@/app/a');", 'Imports point downward'],
  ['src/content/a.ts', "export { a } from '@/data/a';", 'Imports point downward'],
  ['src/lib/a.ts', "import type { A } from '@/session/a'; export type B = A;", 'Imports point'],
  ['src/lib/b.ts', "export type A = import('@/data/a').A;", 'Imports point downward'],
  ['src/domain/a.ts', "export { a } from '@/content/a';", 'Imports point downward'],
  ['src/components/a.ts', "export { a } from '@/session/a';", 'Imports point downward'],
  ['src/app/a.ts', "export { a } from '@/pages/a';"],
  ['src/features/a/d.ts', "export { a } from '@/data/a'; export { b } from '@/lib/b';"],
  // There is only one way to write members' actions.
  ['src/data/d.ts', "export { a } from './generated/commit';", 'Only the outbox'],
  ['src/pages/e.ts', "export { a } from '@/data/generated/profile';", 'Only the outbox'],
  ['src/data/actions/surroundings.ts', "export { a } from '@/data/generated/commit';"],
  // Rules for single folders.
  ['src/features/a/e.ts', "export { a } from '@/features/b/a';", 'Features do not import each'],
  ['src/features/a/f.ts', "export { a } from '@/features/a/b';"],
  [
    'src/pages/member/a/b.ts',
    "export { a } from '@/pages/member/b/a';",
    'Pages do not import each',
  ],
  [
    'src/pages/member/a/c.ts',
    "export type A = import('@/pages/public/b/a').A;",
    'Pages do not import each',
  ],
  ['src/pages/member/a/d.ts', "export { a } from '@/pages/member/a/b/c';"],
  ['src/lib/c.ts', "export { a } from '../session/a';", 'Import across folders of src/'],
  ['src/pages/b.ts', "export { a } from '../../emulator/core/a';", 'Import across folders'],
  ['src/main.ts', "export { a } from './../amplify/data/resource';", 'The application knows its'],
  ['src/definition.ts', "export { a } from '../amplify/data/limits';"],
  ['src/brand.ts', "export { a } from './../amplify/data/limits';", 'The application knows its'],
  ['amplify/data/limits.ts', "export { a } from 'valibot';", 'The application shares'],
  ['src/pages/c.ts', "export { join } from 'node:path';", 'src/ runs in a browser'],
  ['src/pages/d.ts', "export { join } from 'path';", 'src/ runs in a browser'],
  ['src/components/b.ts', "export { a } from '@/lib/a';", 'Components only display'],
  ['src/components/c.ts', "export { Amplify } from 'aws-amplify';", 'Components only display'],
  ['src/lib/d.ts', "export { a } from '@/components/a';", 'lib does not depend on'],
  ['src/domain/b.ts', "export { a } from '@/lib/a';", 'The domain is pure: no React'],
  ['src/domain/c.ts', "export { useState } from 'react';", 'The domain is pure: no React'],
  ['src/domain/d.ts', "export { getUrl } from 'aws-amplify/storage';", 'The domain is pure: no'],
  ['src/content/b.ts', "export { a } from '@/lib/a';", 'Content is text'],
  ['src/content/c.ts', "export type { A } from '@/components/a';"],
  ['src/service-worker/a.ts', "export { a } from '@/lib/a';", 'The service worker is independent'],
  [
    'build/hosting/a.ts',
    "export { a } from 'amplify-emulator/project';",
    'The site is built from src/',
  ],
  ['build/prerender/a.ts', "export { a } from '../../amplify/a';", 'The site is built from'],
  ['build/a.ts', "export { a } from '../e2e/a';", 'The build needs no tests'],
  ['build/b.ts', "export { a } from '../src/app/a';"],
  ['emulator/b.ts', "export { a } from '../amplify/data/a';", 'The emulator is a package'],
  ['emulator/c.test.ts', "export { a } from '../amplify/data/a';", 'The emulator is a package'],
  ['emulator/fixtures/a/amplify/backend.ts', "export { a } from './auth/resource';"],
  [
    'build/local/a.ts',
    "export { a } from 'amplify-emulator/a'; export { b } from '../../amplify/seed/b';",
  ],
  ['build/c.ts', "export type A = import('../emulator/a').A;", 'The emulator is a package: import'],
  ['build/local/e.test.ts', "export { a } from 'amplify-emulator/testing';"],
  ['src/lib/f.ts', "export { a } from 'amplify-emulator/client';", 'The application knows its'],
  ['build/client-config.ts', "export { a } from 'amplify-emulator';", 'The production build takes'],
  ['build/local/b.ts', "export { a } from '../../src/domain/a';", 'The code that runs the backend'],
  ['build/local/f.ts', "export { a } from '../hosting/a';", 'The code that runs the backend'],
  ['build/d.ts', "export { a } from './local/a';", 'The production build takes'],
  ['amplify/a.ts', "export { a } from '../src/domain/a';", 'The backend definition is independent'],
  ['amplify/b.ts', "export { a } from 'amplify-emulator';", 'The backend definition is deployed'],
  ['amplify/c.ts', "export { a } from '../build/local/a';", 'The backend definition is deployed'],
  ['amplify/d.test.ts', "export { a } from '../build/local/a';"],
  ['amplify/e.test.ts', "export { a } from '../build/a';", 'The backend definition is independent'],
  ['src/data/b.ts', "export { a } from '@/testing/a';", 'Only tests import test doubles'],
  ['src/data/c.test.ts', "export { a } from '@/testing/a';"],
  ['simulation/a.ts', "export { a } from '@/testing/a';"],
  // The domain's results depend only on arguments.
  ['src/domain/e.ts', 'export const a = () => Date.now();', 'The domain is pure: pass'],
  ['src/domain/f.ts', 'export const a = () => new Date();', 'The domain is pure: pass'],
  ['src/domain/g.ts', 'export const a = () => Math.random();', 'The domain is pure: pass'],
  ['src/domain/j.ts', 'export const a = () => window.innerWidth;', 'The domain is pure: pass'],
  ['src/domain/m.ts', 'export const a = () => location.href;', 'The domain is pure: pass'],
  ['src/domain/o.ts', 'export const a = () => globalThis.name;', 'The domain is pure: pass'],
  ['src/domain/p.ts', "export { readFile } from 'node:fs';", 'src/ runs in a browser'],
  ['src/domain/q.ts', 'export const a = (location: number) => new Date(location);'],
  // A device's clock may be wrong.
  ['src/pages/f.ts', 'export const a = () => Date.now();', 'The device’s clock may be wrong'],
  ['src/pages/g.ts', 'export const a = [1].map(Date.now);', 'The device’s clock may be wrong'],
  ['src/pages/h.ts', 'export const a = () => new Date();', 'The device’s clock may be wrong'],
  ['src/pages/i.ts', 'export const a = () => Date();', 'The device’s clock may be wrong'],
  ['src/pages/k.ts', 'export const a = () => new Date(0).getTime() + Date.UTC(2026);'],
  ['src/pages/l.test.ts', 'export const a = () => Date.now();'],
  ['src/lib/clock.ts', 'export const a = () => Date.now();'],
  ['emulator/g.ts', 'export const a = () => Date.now();'],
  // A text next to changing content would break a translated page.
  ...[
    '<p>{a} points</p>',
    '<p>{a ? 1 : 2} points</p>',
    '<p><b /> {`${a}`}</p>',
    '<p>{a && <b />} points</p>',
    '<p>Points: {[a].map((one) => <b key={one} />)}</p>',
    '<p>{a ? <><b /> points</> : a}</p>',
    '<>{a}</>',
    '<p>{a ? <b>All</b> : <b>Not <i>all</i></b>}</p>',
  ].map((jsx, at): [string, string, string] => [
    `src/pages/t${at}.tsx`,
    page(jsx),
    'Content that changes next to',
  ]),
  ...[
    '<p>{`${a} points`}</p>',
    '<p>Read <b>this</b>.</p>',
    '<p>{a ? `${a}` : <b />}</p>',
    '<p><b /> <span>{a}</span></p>',
    '<p>{a && <b />}<b /></p>',
    '<p>{a ? <b>All</b> : <b><i>Not</i> <i>all</i></b>}</p>',
    '<p>{a ? <b>All</b> : <b key="not">Not <i>all</i></b>}</p>',
    '<p>{a ? <b>All</b> : <i>Not <b>all</b></i>}</p>',
  ].map((jsx, at): [string, string] => [`src/pages/u${at}.tsx`, page(jsx)]),
];

function page(jsx: string): string {
  return `export const A = ({ a }: { readonly a: number }) => ${jsx};`;
}

const Report = v.object({
  diagnostics: v.array(v.object({ code: v.string(), filename: v.string(), message: v.string() })),
});

it(
  'Forbidden imports and markup that breaks translated pages get a message with the reason',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'directions-'));
    try {
      for (const [file, code] of probes) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), `${code}\n`);
      }
      const messages = await lint(folder);
      const expected = probes.flatMap(([file, , message]) => (message ? `${file} ${message}` : []));
      const reported = messages.map(({ filename, message }) => {
        const [, , start = message] = probes.find(([file]) => file === filename) ?? [];
        return `${filename} ${message.startsWith(start) ? start : message}`;
      });
      expect(reported.toSorted()).toEqual(expected.toSorted());
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

/** Lints a folder with the project's configuration and returns this plugin's messages. */
async function lint(cwd: string) {
  const oxlint = join(project, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const args = [oxlint, '-c', join(project, '.oxlintrc.json'), '--format', 'json'];
  // Otherwise it would look for that in the folder, and then in the PATH that npm sets.
  const tsgolint = join(project, 'node_modules', '.bin', 'tsgolint');
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: tsgolint };
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd, env }, (_, stdout) => resolve(stdout));
  });
  const { diagnostics } = v.parse(Report, JSON.parse(output));
  return diagnostics.filter(({ code }) => code.startsWith('verdure('));
}
