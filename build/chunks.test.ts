import { describe, expect, it } from 'vitest';
import { notYetLoaded, requireMatches } from './chunks';

const names = 'index rolldown-runtime start react shell data client home'.split(' ');
const files = names.map((name) => `assets/${name}-a1.js`);

describe('The rules of which modules share a file', () => {
  it('fail the build if they match no module, naming each', () => {
    expect(() => requireMatches(['/verdure/src/paths.ts'], files)).toThrow(
      /preload-helper.*node_modules.*valibot.*See build\/chunks\.ts/,
    );
  });

  it('fail the build if they match no file', () => {
    const renamed = files.map((file) => file.replace('/shell-', '/frame-'));
    expect(() => requireMatches([], renamed)).toThrow(/\/shell-\//);
    expect(() => requireMatches([], files)).not.toThrow(/\/shell-\//);
    expect(() => requireMatches([], files.slice(1))).toThrow(/\/index-\//);
  });
});

it('A page preloads only files that the shell hasn’t loaded; the entry preloads all', () => {
  expect(notYetLoaded(files, 'assets/home-a1.js')).toEqual([
    'assets/index-a1.js',
    'assets/home-a1.js',
  ]);
  expect(notYetLoaded(files, 'assets/index-a1.js')).toEqual(files);
  const members = ['assets/member-a1.js', 'assets/writes-a1.js'];
  expect(notYetLoaded(members, 'assets/user-history-a1.js')).toEqual(members);
  expect(notYetLoaded(members, 'assets/user-landing-a1.js')).toEqual(['assets/writes-a1.js']);
});
