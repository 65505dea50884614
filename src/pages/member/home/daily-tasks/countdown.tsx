import { Text } from '@/components/text';
import { countdownParts, secondsLeft } from '@/domain/daily-assignment';
import type { DailySet } from '@/domain/daily-set';
import { SECOND_MS } from '@/domain/instant';
import { useNow } from '@/lib/use-now';

/** The refresh countdown, updated every second (spec §4). Screen readers read it on demand only. */
export function Countdown({ set }: { readonly set: DailySet }) {
  const [hours, minutes, seconds] = countdownParts(secondsLeft(set, useNow(SECOND_MS)));
  return (
    <p>
      New tasks in{' '}
      <Text
        as="time"
        tone="ink"
        weight="bold"
        isTabular
        isOneLine
        role="timer"
        aria-live="off"
        dateTime={`PT${hours}H${minutes}M${seconds}S`}
      >
        {`${hours}h ${minutes}m ${seconds}s`}
      </Text>
    </p>
  );
}
