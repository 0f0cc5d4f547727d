import styles from './Facts.module.css'

/** Renders facts in a line separated by dots and omits empty ones. Lines break only between facts, and no line begins with a dot. */
export function Facts({ of }: { of: readonly (string | undefined)[] }) {
  return (
    <span className={styles.facts}>
      {of
        .filter(Boolean)
        .join(' · ')
        .split(' · ')
        .map((fact, index) => (
          <span key={index}>
            {index > 0 && <i>· </i>}
            {fact}{' '}
          </span>
        ))}
    </span>
  )
}
