import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { Row, Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { countRows, MAX_COUNT } from '@/data/admin-list';
import { keys } from '@/data/keys';
import { pluralize } from '@/domain/number-text';
import { messageFor } from '@/lib/errors';
import { useAccount } from '@/session/session';

interface RowCountProps {
  /** The kind of rows to count. */
  readonly of: Parameters<typeof countRows>[0];
  readonly taskId: string;
  /** What is counted, such as 'members with this task'. */
  readonly what: string;
  readonly noun: string;
  /** Returns the sentence with the number, given as `counted` with its noun. */
  readonly textOf: (count: number, counted: string) => string;
  /** An additional text if they can't be counted. */
  readonly otherwise?: string;
}

/** Counts the rows of all members that an action affects, and says how many, but not whose they are (D18). */
export function RowCount({ of, taskId, what, noun, textOf, otherwise }: RowCountProps) {
  const { id: accountId } = useAccount();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: keys.rowCount(accountId, of, taskId),
    queryFn: () => countRows(of, taskId),
    gcTime: 0,
  });
  if (data !== undefined || !error) {
    // The backend stops counting after 1 MB, which may be only hundreds of rows with long texts.
    const isPart = data !== undefined && data >= MAX_COUNT;
    const counted = isPart ? `At least a few hundred ${noun}s` : pluralize(data ?? 0, noun);
    return (
      <Text weight="bold">
        <output>{data === undefined ? `Counting ${what}…` : textOf(data, counted)}</output>
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      <output>{`Couldn’t count ${what}. ${messageFor(error)}`}</output>
      {otherwise !== undefined && <p>{otherwise}</p>}
      <Row>
        <Button
          variant="quiet"
          busy={isFetching}
          busyLabel="Counting…"
          onClick={() => void refetch()}
        >
          Count again
        </Button>
      </Row>
    </Stack>
  );
}
