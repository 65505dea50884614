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
}

/** Buttons that page through a long list. */
export function Pager({ label, page, pages, onPage }: PagerProps) {
  const isFirst = page === 0;
  const isLast = page === pages - 1;
  // Disabling the pressed button would lose focus.
  return (
    <Row as="fieldset" gap={4} align="center" justify="center" aria-label={label}>
      <Button
        variant="secondary"
        aria-disabled={isFirst}
        onClick={() => {
          if (!isFirst) onPage(page - 1);
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
          if (!isLast) onPage(page + 1);
        }}
      >
        Next
      </Button>
    </Row>
  );
}
