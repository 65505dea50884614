import { createHash } from 'node:crypto';
import type { StreamDefinition, TableDefinition } from '../../../assembly/definition';
import type { Row } from '../attribute-value';
import { itemSize } from '../item-size';
import type { Change } from './change-log';

/** Returns the event that a function gets for changes of a table. */
export function streamEvent(
  changes: readonly Change[],
  parts: { stream: StreamDefinition; table: TableDefinition; region: string },
): { Records: object[] } {
  return { Records: changes.map((change) => recordOf(change, parts)) };
}

/** Returns the number by which a function names a change. */
export function sequenceNumber({ key }: Change): string {
  return String(Number(key));
}

function recordOf(
  change: Change,
  { stream, table, region }: { stream: StreamDefinition; table: TableDefinition; region: string },
): object {
  const { before, after } = change;
  const view = table.streamViewType ?? 'NEW_AND_OLD_IMAGES';
  const row = after ?? before ?? {};
  const Keys = Object.fromEntries(
    table.key.flatMap(({ name }) => (row[name] ? [[name, row[name]]] : [])),
  );
  const NewImage = ['NEW_IMAGE', 'NEW_AND_OLD_IMAGES'].includes(view) ? after : undefined;
  const OldImage = ['OLD_IMAGE', 'NEW_AND_OLD_IMAGES'].includes(view) ? before : undefined;
  return {
    eventID: createHash('md5').update(`${stream.arn}${change.key}`).digest('hex'),
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(change.at / 1000),
      Keys,
      ...(NewImage && { NewImage }),
      ...(OldImage && { OldImage }),
      SequenceNumber: sequenceNumber(change),
      SizeBytes: [Keys, NewImage, OldImage].reduce((sum, one) => sum + sizeOf(one), 0),
      StreamViewType: view,
    },
    eventSourceARN: stream.arn,
  };
}

function sizeOf(row: Row | undefined): number {
  return row ? itemSize(row) : 0;
}
