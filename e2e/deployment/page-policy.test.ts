import { expect, it } from 'vitest';
import { blockedScripts, statedPolicy } from './page-policy';
import { withPolicy } from '../../build/hosting/security-policy';

const html = `<meta charset="utf-8" />
  <script>paint()</script>
  <script type="speculationrules">{"prefetch":[]}</script>
  <script type="module" src="/assets/index-1a2b.js"></script>`;
const page = withPolicy(html, { api: undefined, userPool: undefined, connections: [], images: [] });
const policy = statedPolicy(page) ?? '';

it('A built page’s policy allows its scripts', () => {
  expect(blockedScripts(page, policy)).toEqual([]);
});

it.each([
  ['an inline script changed', page.replace('paint()', 'paint(2)'), ['an inline script']],
  ['rules changed', page.replace('"prefetch"', '"prerender"'), ['an inline script']],
  [
    'a file is another site’s',
    page.replace('/assets', '//cdn.example/assets'),
    ['//cdn.example/assets/index-1a2b.js'],
  ],
])('It blocks changed and foreign content: %s', (_, changed, blocked) => {
  expect(blockedScripts(changed, policy)).toEqual(blocked);
});

it('A policy without a rule for scripts blocks none; one that allows none blocks all', () => {
  expect(blockedScripts(page, "frame-ancestors 'none'")).toEqual([]);
  expect(blockedScripts(page, "default-src 'none'")).toHaveLength(3);
});
