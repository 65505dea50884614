import type { RefObject } from 'react';
import { Button } from './button';
import { Row } from './layout';
import { Text } from './text';

interface PagerProps {
  /** Such as 'Pages of tasks'. */
  readonly label: string;
  /** Counted from 0. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** A list taller than the screen: the page scrolls to its start. */
  readonly list?: RefObject<HTMLElement | null>;
}

/** Buttons for paging through a long list. */
export function Pager({ label, page, pages, onPage, list }: PagerProps) {
  const isFirst = page === 0;
  const isLast = page === pages - 1;
  const turnTo = (next: number) => {
    onPage(next);
    list?.current?.scrollIntoView({ block: 'start' });
  };
  // Disabling the pressed button would lose focus.
  return (
    <Row as="fieldset" gap={4} align="center" justify="center" aria-label={label}>
      <Button
        variant="secondary"
        aria-disabled={isFirst}
        onClick={() => {
          if (!isFirst) turnTo(page - 1);
        }}
      >
        Previous
      </Button>
      <Text as="output" isTabular>
        {`Page ${page + 1} of ${pages}`}
      </Text>
      <Button
        variant="secondary"
        aria-disabled={isLast}
        onClick={() => {
          if (!isLast) turnTo(page + 1);
        }}
      >
        Next
      </Button>
    </Row>
  );
}
