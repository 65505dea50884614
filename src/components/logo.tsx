const VEIN = {
  fill: 'none',
  stroke: 'var(--color-paper)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  opacity: 0.6,
} as const;

/** The product's logo, two leaves growing from a seed, as in public/logo.svg. Decorative: the name is beside it. */
export function Logo() {
  return (
    <svg width={32} height={32} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <g transform="translate(30 55) rotate(-29)">
        <path fill="var(--color-logo-back)" d="M0 0C18-13 16-36-2-46-18-36-18-13 0 0z" />
        <path {...VEIN} d="M0 0Q0-23-2-43" />
      </g>
      <g transform="translate(32 55) rotate(25)">
        <path fill="var(--color-logo-front)" d="M0 0C19-15 19-42 2-54-17-42-19-15 0 0z" />
        <path {...VEIN} d="M0 0Q0-27 2-51" />
      </g>
      <circle fill="var(--color-clay)" cx="31" cy="55.5" r="5" />
    </svg>
  );
}
