import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { Row, Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { messageFor } from '@/lib/errors';

interface RowCountProps {
  readonly queryKey: readonly string[];
  readonly count: () => Promise<number>;
  /** What is counted: 'members with this task'. */
  readonly what: string;
  /** Says what was counted. */
  readonly textOf: (count: number) => string;
  /** What holds if it can't be counted. */
  readonly otherwise?: string;
}

/** Counts the rows of all members that an action concerns, and says how many. Whose they are is private (D18). */
export function RowCount({ queryKey, count, what, textOf, otherwise }: RowCountProps) {
  const { data, error, refetch, isFetching } = useQuery({ queryKey, queryFn: count, gcTime: 0 });
  if (data !== undefined || !error) {
    return (
      <Text weight="bold">
        <output>{data === undefined ? `Counting ${what}…` : textOf(data)}</output>
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
