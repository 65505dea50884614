import { describe, expect, it, vi } from 'vitest';
import { returnState, readSavedPlace, savePlace } from './return-place';

const home = { pathname: '/userlanding', search: '', hash: '' };
const history = { pathname: '/userhistory', search: '?sort=score', hash: '' };

const savedFor = (search: string) => readSavedPlace({ search, state: null });

describe('The saved location', () => {
  it.each(['?code=1&state=2', '?error=access_denied&state=2'])(
    'is returned for a provider’s response: %s',
    (search) => {
      savePlace(returnState(history));
      expect(savedFor(search)).toEqual(history);
    },
  );

  it('is not returned for any other query', () => {
    savePlace(returnState(history));
    expect(savedFor('')).toBeUndefined();
    expect(savedFor('?returnTo=/library')).toBeUndefined();
  });

  it('is not returned once the router has a state', () => {
    savePlace(returnState(history));
    expect(readSavedPlace({ search: '?code=1', state: returnState(home) })).toBeUndefined();
  });

  it('is removed by a visit without a router state', () => {
    savePlace(returnState(history));
    savePlace(null);
    expect(savedFor('?code=1')).toBeUndefined();
  });

  it('never leads to another site, whatever is in storage', () => {
    const elsewhere = { returnTo: { ...history, pathname: '//elsewhere.example' } };
    sessionStorage.setItem('verdure.returnTo', JSON.stringify(elsewhere));
    expect(savedFor('?code=1')).toEqual(home);
    sessionStorage.setItem('verdure.returnTo', 'no JSON');
    expect(savedFor('?code=1')).toBeUndefined();
  });

  it('is undefined where the browser forbids storage', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => savePlace(returnState(history))).not.toThrow();
    expect(savedFor('?code=1')).toBeUndefined();
  });
});
