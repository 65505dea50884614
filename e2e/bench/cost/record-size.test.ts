import { expect, it } from 'vitest';
import { tasks } from '../../../amplify/seed/catalog';
import { applyAll, applyNext } from '@/domain/actions/apply';
import { commitOf, committed } from '@/domain/actions/commit';
import type { Member } from '@/domain/actions/member';
import { actionOf, complete, memberOf, NOW } from '@/domain/actions/testing/members';
import { DAY_MS, instantOf } from '@/domain/instant';
import { taskOf } from '@/domain/testing/rows';

const dailies = tasks
  .filter(({ difficulty }) => difficulty === 'Daily')
  .map(({ id, duration, carbonKg = null, moneyDollars = null }) =>
    taskOf(id, 'Daily', { duration, carbonKg, moneyDollars }),
  );

const account = '3f2b8c1e-5d47-4a90-9c6e-0b7a1d2e4f68';

/** Returns the record's text of a member with two goals who completed two of three new tasks a day. */
function recordAfter(days: number): string {
  const goals = ['medium-led-bulbs', 'strategic-go-solar'].map((id) => taskOf(id, 'Medium'));
  const add = goals.map((task) => actionOf({ kind: 'add', task, goal: null }));
  let member: Member = applyAll(memberOf({ accountId: account }), add);
  let text = '';
  for (let day = 0; day < days; day += 1) {
    const now = NOW + day * DAY_MS;
    const three = [0, 1, 2].flatMap((at) => dailies[(day * 3 + at) % dailies.length] ?? []);
    const actions = [
      actionOf({ kind: 'renew', from: day, tasks: three }, now),
      ...three.slice(0, 2).map((task) => complete(task, now)),
    ];
    for (const action of actions) {
      const next = applyNext(member, [action], { gone: new Set(), now });
      expect([...next.refused.values()]).toEqual([]);
      const commit = commitOf(member, next.member, now);
      member = committed(next.member, commit);
      text = commit.memberRecord;
    }
  }
  expect(member.level).toBe(2 * days);
  return text;
}

it('A profile stays below two kilobytes with two completions on each of 60 days', () => {
  const memberRecord = recordAfter(60);
  const now = instantOf(NOW);
  const profile = {
    __typename: 'UserProfile',
    id: account,
    profileOwner: account,
    email: 'robin.waters@example.com',
    screenname: 'Robin',
    state: 'MA',
    zip: 2134,
    susscore: 61,
    level: 120,
    lastlogin: now,
    revision: 181,
    memberRecord,
    createdAt: now,
    updatedAt: now,
  };
  // DynamoDB counts names and values.
  const bytes = Object.entries(profile).reduce(
    (sum, [name, value]) => sum + name.length + String(value).length,
    0,
  );
  expect(bytes).toBeLessThan(2048);
});
