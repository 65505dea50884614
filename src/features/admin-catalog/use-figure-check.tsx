import { type ReactNode, useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { entryOf, type Fields } from '@/domain/models/entry';
import { type UnusualFigure, unusualFigures } from '@/domain/models/unusual-figures';
import type { Kind } from './kinds';
import { LOCALE } from '@/domain/locale';

interface Pending {
  readonly fields: Fields;
  readonly figures: readonly UnusualFigure[];
  readonly save: () => void;
}

interface FigureCheck {
  /** The page renders this, outside of the form. */
  readonly dialog: ReactNode;
  /** Runs `save` at once, or after the admin has confirmed what is far above the typical (D22). */
  unlessUnusual(fields: Fields, save: () => void): void;
}

/** Asks before a number goes live that is ten times what is typical. `stored` is the row that is changed. */
export function useFigureCheck(
  kind: Kind,
  rows: readonly CatalogRow[] | undefined,
  stored?: CatalogRow,
): FigureCheck {
  const [pending, setPending] = useState<Pending>();
  const close = () => setPending(undefined);
  return {
    unlessUnusual: (fields, save) => {
      const figures = unusualFigures(kind, entryOf(kind, fields), rows ?? [], stored);
      if (figures.length === 0) save();
      else setPending({ fields, figures, save });
    },
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
        {pending?.figures.map((figure) => (
          <p key={figure.label}>{figureText(kind, pending.fields, figure)}</p>
        ))}
      </Dialog>
    ),
  };
}

function figureText(kind: Kind, fields: Fields, { label, value, typical }: UnusualFigure): string {
  const difficulty = fields['difficulty'];
  const rows = typeof difficulty === 'string' ? `${difficulty} ${kind.plural}` : kind.plural;
  return `${label} is ${value.toLocaleString(LOCALE)}. For ${rows}, ${typical.toLocaleString(LOCALE)} is typical.`;
}
