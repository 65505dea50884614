import * as v from 'valibot';
import { postDocument } from '@/data/graphql';

/** The most that the backend counts: this many stands for that many or more. */
export const MOST_COUNTED = 1000;

const document = /* GraphQL */ `
  query CountSelections($taskId: ID!) {
    members: countSelectionsOfTask(taskId: $taskId)
  }
`;
const AnswerSchema = v.object({ members: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** How many members have a task on their list, at most MOST_COUNTED. For admins. Throws a BackendError. */
export async function countSelections(taskId: string): Promise<number> {
  return (await postDocument(document, { taskId }, AnswerSchema)).members;
}
