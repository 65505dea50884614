import { type ComponentProps, createElement, type CSSProperties } from 'react';
import { classNames } from './class-names';
import styles from './layout.module.css';

/** A step of the scale of spaces: `--space-1` to `--space-7`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type Part = 'div' | 'span' | 'section' | 'article' | 'aside' | 'form' | 'fieldset' | 'output';
type BoxElement = Part | 'figure' | 'figcaption' | 'ul' | 'ol' | 'dl' | 'li' | 'p';

/** What a box asks of its place. Not on public pages, whose policy would have to allow it. */
export interface Place {
  /** Room above it, besides its neighbors' gap. */
  above?: Gap | undefined;
  maxWidth?: string | undefined;
  style?: CSSProperties | undefined;
}

type BoxProps<E extends BoxElement> = Omit<ComponentProps<E>, 'className' | 'style'> &
  Place & {
    /** The element; a `div` by default. */
    as?: E;
    gap?: Gap;
    className?: string | undefined;
  };

type StackProps<E extends BoxElement> = BoxProps<E> & {
  /** Where its content stands if the place is higher. */
  alignContent?: 'start' | 'center';
};

/** One under the other, as wide as the place. */
export function Stack<E extends BoxElement = 'div'>({
  as,
  gap,
  alignContent,
  className,
  ...rest
}: StackProps<E>) {
  const classes = classNames(
    styles.stack,
    gapClass(gap),
    alignContent && styles[`content-${alignContent}`],
    className,
  );
  return createElement(as ?? 'div', { ...placed(rest), className: classes });
}

/** Parts of one width, as many in a row as fit. */
export function Grid<E extends BoxElement = 'div'>({ as, className, ...rest }: BoxProps<E>) {
  const classes = classNames(styles.grid, className);
  return createElement(as ?? 'div', { ...placed(rest), className: classes });
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
  return createElement(as ?? 'div', { ...placed(rest), className: classes });
}

function gapClass(gap: Gap | undefined): string | undefined {
  return gap && styles[`gap${gap}`];
}

/** Returns an element's properties, with what it asks of its place as its style. */
export function placed<P extends Place>({ above, maxWidth, style, ...rest }: P) {
  const marginBlockStart = above && `var(--space-${above})`;
  return { ...rest, style: { marginBlockStart, maxWidth, ...style } };
}
