import { describe, expect, it } from 'vitest';
import type { ApiRoute } from '../../assembly/gateway-apis/definition';
import { matchesOf } from './routes';

const routes = [
  'ANY $default',
  'ANY /{proxy+}',
  'GET /',
  'ANY /pets/{id}',
  'GET /pets/{id}',
  'GET /pets/{id}/toys',
  'GET /pets/{id}/{proxy+}',
  'GET /pets/dog',
].map((key): ApiRoute => {
  const [method = '', path = ''] = key.split(' ');
  return {
    method,
    path,
    authorization: { type: 'NONE' },
    integration: { type: 'UNSUPPORTED', reason: '' },
    requiredParameters: [],
  };
});

describe('the routes that match a path', () => {
  it.each([
    ['/', ['GET /', 'ANY $default']],
    ['/birds', ['ANY /{proxy+}', 'ANY $default']],
    ['/pets/', ['ANY /{proxy+}', 'ANY $default']],
    ['/pets/cat', ['GET /pets/{id}', 'ANY /pets/{id}', 'ANY /{proxy+}', 'ANY $default']],
    [
      '/pets/dog',
      ['GET /pets/dog', 'GET /pets/{id}', 'ANY /pets/{id}', 'ANY /{proxy+}', 'ANY $default'],
    ],
    [
      '/pets/1/toys',
      ['GET /pets/{id}/toys', 'GET /pets/{id}/{proxy+}', 'ANY /{proxy+}', 'ANY $default'],
    ],
  ])('of %s are in order of how specific they are', (path, expected) => {
    const found = matchesOf(routes, path).map(({ route }) => `${route.method} ${route.path}`);
    expect(found).toEqual(expected);
  });

  it('give the values of their variables without percent-encoding', () => {
    const parametersAt = (path: string) => matchesOf(routes, path)[0]?.pathParameters;
    expect(parametersAt('/pets/a%20b/c/d%2Fe')).toEqual({ id: 'a b', proxy: 'c/d/e' });
    expect(parametersAt('/pets/100%')).toEqual({ id: '100%' });
  });
});
