import * as v from 'valibot';
import { limitInput } from '../input';
import type { UserPool } from '../pool';
import type { Group } from '../state/group';
import { groupView } from './group-view';
import { decodeToken, encodeToken, pageSizeOf } from './page-token';

/** The members that ask for a page of groups. */
export const groupPageInput = { Limit: limitInput, NextToken: v.optional(v.string()) };

/** Returns a page of groups in the order of their names. Throws InvalidParameterException for an invalid token. */
export function groupPage(
  { definition }: Pick<UserPool, 'definition'>,
  groups: readonly Group[],
  { Limit, NextToken }: { Limit?: number | undefined; NextToken?: string | undefined },
) {
  const after = NextToken === undefined ? '' : decodeToken(NextToken);
  const left = groups.filter(({ name }) => name > after);
  const page = left.slice(0, pageSizeOf(Limit));
  const last = page.at(-1);
  return {
    Groups: page.map((group) => groupView(definition, group)),
    ...(last && page.length < left.length && { NextToken: encodeToken(last.name) }),
  };
}
