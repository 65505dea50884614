import { type ComponentProps, createElement } from 'react';
import { classNames } from './class-names';
import { type Place, placed } from './layout';
import styles from './text.module.css';

type Part = 'div' | 'legend' | 'td' | 'figcaption' | 'output' | 'span' | 'time' | 'label';
type TextElement = Part | 'strong' | 'small' | 'p' | 'ul' | 'li' | 'dl' | 'dt' | 'dd';

type TextProps<E extends TextElement> = Omit<ComponentProps<E>, 'className' | 'style'> &
  Omit<Place, 'style'> & {
    /** The element; a `p` by default. */
    as?: E;
    /** The font size; by default that of the surrounding text. */
    size?: 'xs' | 's' | 'l';
    /** The color; by default that of the surrounding text. */
    tone?: 'ink' | 'soft' | 'leaf' | 'clay' | 'danger';
    weight?: 'text' | 'medium' | 'bold';
    /** Whether digits align in columns, and keep their place when they change. */
    isTabular?: boolean;
    isOneLine?: boolean;
    /** The most lines; the rest is cut off. */
    lines?: number;
    className?: string | undefined;
  };

/** Text in one of the product's sizes and tones. */
export function Text<E extends TextElement = 'p'>({
  as,
  size,
  tone,
  weight,
  isTabular,
  isOneLine,
  lines,
  className,
  ...rest
}: TextProps<E>) {
  const classes = classNames(
    tone && styles[tone],
    size && styles[size],
    weight && styles[`weight-${weight}`],
    isTabular === true && styles.tabular,
    isOneLine === true && styles.line,
    lines !== undefined && styles.lines,
    className,
  );
  const place = placed({ ...rest, style: { WebkitLineClamp: lines } });
  return createElement(as ?? 'p', { ...place, className: classes });
}
