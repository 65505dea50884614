import { expect, it } from 'vitest';
import { siteOrigin } from './site-origin';

it('takes the site’s origin from the environment', () => {
  expect(siteOrigin({ VERDURE_SITE_URL: 'https://verdure.example.com/x' })).toBe(
    'https://verdure.example.com',
  );
  expect(siteOrigin({ AWS_APP_ID: 'd1', AWS_BRANCH: 'main' })).toBe(
    'https://main.d1.amplifyapp.com',
  );
  expect(siteOrigin({ AWS_APP_ID: 'd1', AWS_BRANCH: 'Feature/new_Home' })).toBe(
    'https://feature-new-home.d1.amplifyapp.com',
  );
  expect(siteOrigin({})).toBe('http://localhost:5173');
  expect(() => siteOrigin({ VERDURE_SITE_URL: 'verdure' })).toThrow(/Give the full URL/);
});
