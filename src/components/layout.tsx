import { type ComponentProps, createElement, type CSSProperties } from 'react';
import { classNames } from './class-names';
import styles from './layout.module.css';

/** A step of the spacing scale: `--space-1` to `--space-7`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type Part = 'div' | 'span' | 'section' | 'article' | 'aside' | 'form' | 'fieldset' | 'label';
type BoxElement = Part | 'output' | 'figure' | 'figcaption' | 'ul' | 'ol' | 'dl' | 'li' | 'p';

/** Style props of a box. Not for public pages, whose policy would have to allow inline styles. */
export interface Place {
  /** Extra space above it, in addition to the gap. */
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
  /** How its content is aligned when it is shorter than the box. */
  alignContent?: 'start' | 'center';
};

/** Stacks its children at full width. */
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

/** Columns of equal width, as many per row as fit. */
export function Grid<E extends BoxElement = 'div'>({ as, className, ...rest }: BoxProps<E>) {
  const classes = classNames(styles.grid, className);
  return createElement(as ?? 'div', { ...placed(rest), className: classes });
}

type RowProps<E extends BoxElement> = BoxProps<E> & {
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'center' | 'end';
  /** Whether the first and the last child go to the ends. */
  isSpread?: boolean;
  isOneLine?: boolean;
};

/** Children side by side, on as many lines as needed. */
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

/** Returns an element's properties, with its style props as a style. */
export function placed<P extends Place>({ above, maxWidth, style, ...rest }: P) {
  const marginBlockStart = above && `var(--space-${above})`;
  return { ...rest, style: { marginBlockStart, maxWidth, ...style } };
}
