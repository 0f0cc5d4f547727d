import styles from './Facts.module.css'

/** Facts in a line, a dot between them; empty ones are left out. A line breaks between two facts, and begins with no dot. */
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
