import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { isCatalogState, isLive } from '@/domain/catalog-state';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { toFormEntry, type Fields, normalizeText } from '@/domain/models/entry';
import { unusualFigures } from '@/domain/models/unusual-figures';
import { unusualText } from '@/domain/models/unusual-text';
import type { AdminListState } from '@/data/use-admin-list';
import type { CatalogModel } from '@/domain/models/field';

/** The rows that numbers are compared with. */
type Source = Pick<AdminListState, 'rows' | 'error'>;

interface Pending {
  readonly fields: Fields;
  readonly save: () => void;
  /** What to confirm. */
  readonly doubts: readonly string[];
}

interface FigureCheck {
  /** The page renders this, outside of the form. */
  readonly dialog: ReactNode;
  /** Whether a save waits for the rows that its numbers are compared with. */
  readonly isWaiting: boolean;
  /** Runs `save` at once, or after the admin has confirmed what is far above the typical (D22). */
  unlessUnusual(fields: Fields, save: () => void): void;
}

/**
 * Asks before a number goes live that is ten times what is typical, or that can't be compared since the list of rows
 * couldn't be loaded. `stored` is the row that is changed.
 */
export function useFigureCheck(
  kind: CatalogModel,
  source: Source,
  stored?: CatalogRow,
): FigureCheck {
  const { rows, error } = source;
  const [pending, setPending] = useState<Pending>();
  const [isWaiting, setWaiting] = useState(false);
  const held = useRef<((source: Source) => void)[]>([]);
  const close = () => setPending(undefined);
  useEffect(() => {
    if (rows === undefined && error === null) return;
    for (const decide of held.current.splice(0)) decide({ rows, error });
  }, [rows, error]);
  return {
    unlessUnusual: (fields, save) => {
      const decide = (now: Source) => {
        const doubts = doubtsOf(kind, fields, now, stored);
        setWaiting(doubts === undefined);
        if (doubts === undefined) return held.current.push(decide);
        return doubts.length === 0 ? save() : setPending({ fields, save, doubts });
      };
      decide(source);
    },
    isWaiting,
    dialog: (
      <Dialog
        open={pending !== undefined}
        onClose={close}
        title={`Publish “${pending?.fields['name'] ?? ''}” like this?`}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Keep editing
            </Button>
            <Button
              onClick={() => {
                close();
                pending?.save();
              }}
            >
              Publish anyway
            </Button>
          </>
        }
      >
        {pending?.doubts.map((doubt) => (
          <p key={doubt}>{doubt}</p>
        ))}
      </Dialog>
    ),
  };
}

/** What to ask before an entry is stored; undefined until that is known. */
function doubtsOf(
  kind: CatalogModel,
  fields: Fields,
  { rows, error }: Source,
  stored: CatalogRow | undefined,
): readonly string[] | undefined {
  const entry = toFormEntry(kind, fields);
  const state = normalizeText(entry['state']);
  if (isCatalogState(state) && !isLive({ state })) return [];
  if (rows) {
    const figures = unusualFigures(kind, entry, rows, stored);
    return figures.map((figure) => unusualText(kind, entry, figure));
  }
  return error === null ? undefined : [notCompared(kind)];
}

const notCompared = ({ plural }: CatalogModel) =>
  `The other ${plural} couldn’t be loaded, so these numbers weren’t compared with theirs.`;
