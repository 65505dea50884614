type IconProps = {
  name: IconName;
  /** Width and height in CSS pixels. */
  size?: number;
};

/** An icon beside text, never instead of it: assistive technology doesn't see it. */
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

/** One path per icon, on a 24 by 24 grid. */
const iconPaths = {
  add: 'M12 5v14M5 12h14',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  book: 'M4 5.5A2.5 2.5 0 0 1 6.5 3H20v15H6.5A2.5 2.5 0 0 0 4 20.5zM4 20.5A2.5 2.5 0 0 0 6.5 21H20v-3',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  check: 'M4.5 12.5l5 5 10-11',
  chevron: 'M6 9l6 6 6-6',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6L6 18',
  coin: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M15 9.2C14.4 8 13.3 7.5 12 7.5c-1.7 0-3 .8-3 2.2 0 3.2 6 1.4 6 4.6 0 1.4-1.3 2.2-3 2.2-1.4 0-2.6-.6-3.1-1.8M12 6v12',
  earth:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3.5 10h17M3.5 15h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  edit: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  error: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 7.5v6M12 16.5v.01',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.7 1.8-1.7H18V3h-3c-2.8 0-4.5 1.7-4.5 4.3v2.2H8V13h2.5v8z',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  gift: 'M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7c-5 0-5-4-2.5-4C11.5 3 12 5 12 7M12 7c5 0 5-4 2.5-4C12.5 3 12 5 12 7',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11v5.5M12 7.5v.01',
  leaf: 'M5 19c-1.5-9 4-14.5 15-15 .5 11-5 16.5-15 15M5 19c3-5 6-8 10-10.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5',
  refresh: 'M20 5v5h-5M19.5 9.5A8 8 0 1 0 20 14',
  share:
    'M18 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M6 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M18 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M8.2 10.8l7.5-3.7M8.2 13.2l7.5 3.7',
  signout: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  sprout: 'M12 21v-9M12 12C12 7.5 9 5 4 5c0 5 3 7 8 7M12 14c0-4 3-6.5 8-6.5 0 4.5-3 6.5-8 6.5',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  theme: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 3v18M12 8h8M12 12h9M12 16h8',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  up: 'M6 15l6-6 6 6',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  x: 'M4 4l11.7 16H20L8.3 4zM4.5 20l6.7-7.6M12.9 10.6L18.6 4',
  warning: 'M12 4l9.5 16.5h-19zM12 10v5M12 17.8v.01',
} as const;

export type IconName = keyof typeof iconPaths;
