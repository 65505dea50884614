import type { ReactNode } from 'react';
import { Stack } from './layout';
import { Text } from './text';
import { InUnits } from './in-units';

interface Detail {
  readonly term: string;
  readonly text: string | null | undefined;
}

interface CardDetailsProps {
  readonly description: string | null | undefined;
  readonly details?: readonly Detail[];
}

const NO_DETAILS: readonly Detail[] = [];

/** A card's details: its description and named values. Empty values are left out. */
export function CardDetails({ description, details = NO_DETAILS }: CardDetailsProps) {
  const filled = details.filter(({ text }) => text);
  return (
    <>
      <p dir="auto">
        <InUnits text={description || 'No description yet.'} />
      </p>
      {filled.length > 0 && (
        <Stack as="dl" gap={3} above={3}>
          {filled.map(({ term, text }) => (
            <NamedValue key={term} name={term}>
              <InUnits text={text ?? ''} />
            </NamedValue>
          ))}
        </Stack>
      )}
    </>
  );
}

/** A value on the back of a card, under its name. */
export function NamedValue({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <Text as="dt" tone="leaf" weight="bold">
        {name}
      </Text>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
