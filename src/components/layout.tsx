import { type ComponentProps, createElement } from 'react';
import { classNames } from './class-names';
import styles from './layout.module.css';

/** A step of the scale of spaces: `--space-1` to `--space-7`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type Part = 'div' | 'section' | 'aside' | 'form' | 'fieldset' | 'figure' | 'figcaption' | 'output';
type BoxElement = Part | 'ul' | 'ol' | 'dl' | 'li' | 'p';

type BoxProps<E extends BoxElement> = Omit<ComponentProps<E>, 'className'> & {
  /** The element; a `div` by default. */
  as?: E;
  gap?: Gap;
  className?: string | undefined;
};

/** One under the other, as wide as the place. */
export function Stack<E extends BoxElement = 'div'>({ as, gap, className, ...rest }: BoxProps<E>) {
  const classes = classNames(styles.stack, gapClass(gap), className);
  return createElement(as ?? 'div', { ...rest, className: classes });
}

type RowProps<E extends BoxElement> = BoxProps<E> & {
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'center' | 'end';
  /** Whether the first and the last keep to the ends. */
  isSpread?: boolean;
  isOneLine?: boolean;
};

/** Side by side, in as many lines as it takes. */
export function Row<E extends BoxElement = 'div'>({
  as,
  gap,
  align,
  justify,
  isSpread,
  isOneLine,
  className,
  ...rest
}: RowProps<E>) {
  const classes = classNames(
    styles.row,
    gapClass(gap),
    align && styles[`align-${align}`],
    justify && styles[`justify-${justify}`],
    isSpread === true && styles.spread,
    isOneLine === true && styles.line,
    className,
  );
  return createElement(as ?? 'div', { ...rest, className: classes });
}

function gapClass(gap: Gap | undefined): string | undefined {
  return gap && styles[`gap${gap}`];
}
