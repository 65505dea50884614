import { type ComponentProps, createElement, type CSSProperties } from 'react';
import { classNames } from './class-names';
import styles from './layout.module.css';
import text from './text.module.css';

/** A step of the spacing scale: `--space-1` to `--space-7`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7;

type Part = 'div' | 'span' | 'section' | 'article' | 'aside' | 'form' | 'fieldset' | 'legend';
type Phrase = 'p' | 'strong' | 'time' | 'label' | 'output' | 'figure' | 'figcaption';
type BoxElement = Part | Phrase | 'ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'td' | 'h2';

type BoxProps<E extends BoxElement> = Omit<ComponentProps<E>, 'className' | 'style'> & {
  /** The element, if not the default one. */
  as?: E;
  gap?: Gap;
  /** Extra space above it, in addition to the gap. Not for public pages, whose policy forbids inline styles. */
  above?: Gap;
  /** Not for public pages. */
  maxWidth?: string;
  /** Not for public pages. */
  style?: CSSProperties | undefined;
  /** How content shorter than the box is aligned. */
  alignContent?: 'start' | 'center';
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'center' | 'end';
  /** Whether the first and the last child go to the ends. */
  isSpread?: boolean;
  /** Whether a row's children, or a text's words, stay on one line. */
  isOneLine?: boolean;
  /** The font size; inherited by default. */
  size?: 'xs' | 's' | 'l';
  /** The color; inherited by default. */
  tone?: 'ink' | 'soft' | 'leaf' | 'clay' | 'danger';
  weight?: 'text' | 'medium' | 'bold';
  /** Whether digits align in columns, and stay in place when they change. */
  isTabular?: boolean;
  /** The most lines; the rest is cut off. Not for public pages. */
  lines?: number;
  className?: string | undefined;
};

/** Returns a component that renders `usual` or the element in `as`, with the class `layout`, or as text without one. */
export function box<Usual extends BoxElement>(usual: Usual, layout?: string) {
  return function Box<E extends BoxElement = Usual>({
    as,
    gap,
    above,
    maxWidth,
    style,
    alignContent,
    align,
    justify,
    isSpread,
    isOneLine,
    size,
    tone,
    weight,
    isTabular,
    lines,
    className,
    ...rest
  }: BoxProps<E>) {
    const classes = classNames(
      layout,
      gap && styles[`gap${gap}`],
      alignContent && styles[`content-${alignContent}`],
      align && styles[`align-${align}`],
      justify && styles[`justify-${justify}`],
      isSpread === true && styles.spread,
      isOneLine === true && (layout === undefined ? text.line : styles.line),
      tone && text[tone],
      size && text[size],
      weight && text[`weight-${weight}`],
      isTabular === true && text.tabular,
      lines !== undefined && text.lines,
      className,
    );
    const marginBlockStart = above && `var(--space-${above})`;
    const inlineStyle = { marginBlockStart, maxWidth, WebkitLineClamp: lines, ...style };
    return createElement(as ?? usual, { ...rest, style: inlineStyle, className: classes });
  };
}
