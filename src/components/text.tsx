import { type ComponentProps, createElement } from 'react';
import { classNames } from './class-names';
import styles from './text.module.css';

type TextElement =
  'p' | 'span' | 'strong' | 'div' | 'label' | 'legend' | 'dt' | 'dd' | 'figcaption' | 'output';

type TextProps<E extends TextElement> = Omit<ComponentProps<E>, 'className'> & {
  /** The element; a `p` by default. */
  as?: E;
  /** The letters' size; by default that of the text around it. */
  size?: 'xs' | 's' | 'l';
  /** The color; by default that of the text around it. */
  tone?: 'soft' | 'leaf' | 'danger';
  isBold?: boolean;
  /** What is this one's own. */
  className?: string | undefined;
};

/** Text in one of the product's sizes and tones. */
export function Text<E extends TextElement = 'p'>({
  as,
  size,
  tone,
  isBold,
  className,
  ...rest
}: TextProps<E>) {
  const classes = classNames(
    tone && styles[tone],
    size && styles[size],
    isBold === true && styles.bold,
    className,
  );
  return createElement(as ?? 'p', { ...rest, className: classes });
}
