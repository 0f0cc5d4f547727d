import styles from './Icon.module.css'

/** Stroke paths on a 24 × 24 grid; a few hundred bytes instead of an icon package */
export const iconPaths = {
  home: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  list: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  upload: 'M12 16V5m-4.5 4.5L12 5l4.5 4.5M4 17v3h16v-3',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c.6-4 4-6 8-6s7.4 2 8 6',
  down: 'M6 9l6 6 6-6',
  right: 'M9 6l6 6-6 6',
  left: 'M15 6l-6 6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  refresh: 'M19 12a7 7 0 1 1-2-5l2 2m0-5v5h-5',
  phone: 'M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1-1 2-2 2C11 20 4 13 4 5c0-1 1-2 2-2',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5M12 7.5v.5',
  warn: 'M12 4 2.5 20h19zM12 10v5M12 17.3v.3',
  inbox: 'M4 13 7 4h10l3 9v7H4zM4 13h5l1 3h4l1-3h5',
  leave: 'M14 4H5v16h9M10 12h11m-4-4 4 4-4 4',
  menu: 'M4 6h16M4 12h16M4 18h16',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 21 21',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  chat: 'M4 5h16v11H9l-5 4zM8.5 10.5h.1M12 10.5h.1M15.5 10.5h.1',
  more: 'M4.5 12a1 1 0 1 0 2 0 1 1 0 0 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 0 0-2 0M17.5 12a1 1 0 1 0 2 0 1 1 0 0 0-2 0',
  top: 'M5 4h14M12 20V8m-5 5 5-5 5 5',
  text: 'M4 7V5h10v2M9 5v14M7 19h4M15 12v-2h6v2M18 10v9M17 19h2',
  building: 'M4 21V6l8-3v18M12 9l8 2v10M2 21h20M7 9h2M7 13h2M7 17h2M15 14h2M15 17h2',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13L18.5 12z',
  book: 'M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5c-3.5-.5-6.5 0-8.5 1.5V20',
} as const

/** Name of an icon */
export type IconName = keyof typeof iconPaths

/**
 * Renders an icon beside text, hidden from screen readers because the text has the meaning. It takes the colour and
 * by default 1.25 times the size of the surrounding text.
 */
export const Icon = ({ name, size }: { name: IconName; size?: string }) => (
  <Glyph d={iconPaths[name]} size={size} />
)

/** Renders an icon of another path on the same grid: one that a single part needs, so that the start does not load it. */
export const Glyph = ({ d, size = '1.25em' }: { d: string; size?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} className={styles.icon}>
    <path d={d} />
  </svg>
)
