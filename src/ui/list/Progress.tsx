import { type Stage, Stages } from '#ui/Stages.tsx'
import styles from './Progress.module.css'

interface Props {
  stages: readonly Stage[]
  /** Next step: who has the record, what for, until when, and how late it is; undefined once it has ended */
  next: { who: string; deed: string; until?: string; late?: string } | undefined
}

/** Renders how far a record has come and its next step, in a line across its row. */
export function Progress({ stages, next }: Props) {
  if (stages.length === 0 && !next) return null
  return (
    <div className={styles.progress} data-plain={stages.length === 0 || undefined}>
      <Stages stages={stages} />
      {next && (
        <p className={styles.next}>
          <b>{next.who}</b>
          <span>{next.deed}</span>
          {next.until && <span>{next.until}</span>}
          {next.late && <span className={styles.late}>{next.late}</span>}
        </p>
      )}
    </div>
  )
}
