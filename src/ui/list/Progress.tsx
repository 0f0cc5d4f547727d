import { type Stage, Stages } from '#ui/Stages.tsx'
import styles from './Progress.module.css'

/** Next step of a record: who has it, what for, until when (12月8日前), and how late it is */
export interface NextStep {
  who: string
  deed: string
  until?: string
  late?: string
}

interface Props {
  stages: readonly Stage[]
  /** Undefined once the record has ended */
  next: NextStep | undefined
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
