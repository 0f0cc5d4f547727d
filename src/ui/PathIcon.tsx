import styles from './Icon.module.css'

/**
 * Renders an icon by its stroke path on a 24 × 24 grid, for parts that load late: the names of `Icon` are part of the
 * start. Hidden from screen readers, as every icon beside text.
 */
export function PathIcon({ path, size = '1.25em' }: { path: string; size?: string }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={styles.icon}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
