import { iconPaths, type IconName } from './icon-paths';

export type { IconName } from './icon-paths';

type IconProps = {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** A drawn sign beside a word, never instead of one: it is hidden from assistive technology. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
