import { describe, expect, it } from 'vitest';
import { answerIn } from './graphql-answer';
import { HomeDocument } from './generated/home';

const PLANT = 'query($id:ID!){first:plant(id:$id){name pot{id}} second:plant(id:"{2}"){name}}';

const answerOf = (body: unknown, ok = true, document = PLANT) => answerIn({ ok, body }, document);

describe('An answer of the data API', () => {
  const errors = [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }];

  it('has data for its roots, which may be null', () => {
    const data = { first: { name: 'Fern' }, second: null };
    expect(answerOf({ data })).toEqual({ data, errors: [] });
    expect(answerOf({ data, errors: null })).toEqual({ data, errors: [] });
  });

  it('has data for at least one of its roots', () => {
    const data = { getUserProfile: null, completions: null };
    expect(answerOf({ data }, true, HomeDocument)).toEqual({ data, errors: [] });
    expect(answerOf({ data: {} }, true, HomeDocument)).toBeUndefined();
  });

  it('without data says why', () => {
    const invalid = [{ message: 'Validation error', path: null }];
    expect(answerOf({ data: null, errors: invalid })).toEqual({ data: null, errors: invalid });
    expect(answerOf({ errors }, false)).toEqual({ data: null, errors });
  });
});

describe('A response that isn’t the data API’s', () => {
  it.each([
    { message: 'ok' },
    { success: true, data: 'ok' },
    { data: {} },
    { data: { status: 'blocked' } },
    { data: null },
    { data: [] },
    { errors: [] },
    { errors: 'blocked' },
    { errors: [{ code: 403 }] },
    { errors: [{ message: 'Blocked' }] },
    { errors: [{ errorType: 'Blocked' }], status: 'ok' },
    [],
    'ok',
    null,
  ])('is %j', (body) => {
    expect(answerOf(body)).toBeUndefined();
  });

  it.each([
    { message: 'Forbidden' },
    { data: { first: null, second: null } },
    { errors: [{ message: 'Forbidden' }] },
    { errors: [{ errorType: 'Blocked' }] },
    { errors: [] },
  ])('is recognized: %j', (body) => {
    expect(answerOf(body, false)).toBeUndefined();
  });
});
