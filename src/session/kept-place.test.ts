// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlace, keptPlace } from './kept-place';
import { returningTo } from './return-place';

const history = { pathname: '/userhistory', search: '?sort=score', hash: '' };

beforeEach(() => sessionStorage.clear());

describe('the kept place', () => {
  it.each(['?code=1&state=2', '?error=access_denied&state=2'])(
    'comes back with the answer of a provider: %s',
    (search) => {
      keepPlace(returningTo(history));
      expect(keptPlace(search)).toEqual(history);
    },
  );

  it('comes back with nothing else', () => {
    keepPlace(returningTo(history));
    expect(keptPlace('')).toBeUndefined();
    expect(keptPlace('?returnTo=/library')).toBeUndefined();
  });

  it('is forgotten by a visit that comes from nowhere', () => {
    keepPlace(returningTo(history));
    keepPlace(null);
    expect(keptPlace('?code=1')).toBeUndefined();
  });

  it('is no place elsewhere, whatever the storage holds', () => {
    const home = { pathname: '/userlanding', search: '', hash: '' };
    const elsewhere = { returnTo: { ...history, pathname: '//elsewhere.example' } };
    sessionStorage.setItem('verdure.returnTo', JSON.stringify(elsewhere));
    expect(keptPlace('?code=1')).toEqual(home);
    sessionStorage.setItem('verdure.returnTo', 'no JSON');
    expect(keptPlace('?code=1')).toBeUndefined();
  });

  it('does without where the browser keeps nothing', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => keepPlace(returningTo(history))).not.toThrow();
    expect(keptPlace('?code=1')).toBeUndefined();
    vi.restoreAllMocks();
  });
});
