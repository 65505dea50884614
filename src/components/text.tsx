import { type ComponentProps, createElement } from 'react';
import { classNames } from './class-names';
import styles from './text.module.css';

type Part =
  'div' | 'legend' | 'td' | 'figcaption' | 'output' | 'span' | 'strong' | 'time' | 'label';
type TextElement = Part | 'p' | 'ul' | 'li' | 'dl' | 'dt' | 'dd';

type TextProps<E extends TextElement> = Omit<ComponentProps<E>, 'className'> & {
  /** The element; a `p` by default. */
  as?: E;
  /** The letters' size; by default that of the text around it. */
  size?: 'xs' | 's' | 'l';
  /** The color; by default that of the text around it. */
  tone?: 'ink' | 'soft' | 'leaf' | 'clay' | 'danger';
  weight?: 'text' | 'medium' | 'bold';
  /** Whether its digits stand below each other, and stay in place when they change. */
  isTabular?: boolean;
  isOneLine?: boolean;
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
  className,
  ...rest
}: TextProps<E>) {
  const classes = classNames(
    tone && styles[tone],
    size && styles[size],
    weight && styles[`weight-${weight}`],
    isTabular === true && styles.tabular,
    isOneLine === true && styles.line,
    className,
  );
  return createElement(as ?? 'p', { ...rest, className: classes });
}
