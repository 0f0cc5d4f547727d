import { useId, useState } from 'react'
import { spokenStage, type Stage, StageName } from '#ui/Stages.tsx'
import bar from '#ui/Stages.module.css'
import { Timeline, type TimelineNode } from '#ui/Timeline.tsx'
import styles from './Course.module.css'

/** Stage of a course with its steps. */
export interface CourseStage extends Stage {
  /** Date or term of the stage, below its name: 11月20日, 12月8日前, 5 个工作日. */
  note?: string
  /** Steps of the stage in order; empty for one that the city takes without steps. */
  nodes: TimelineNode[]
}

/**
 * Shows the handling history of a record: its stages across, below them the steps of the chosen one, first the one that
 * was reached. In a narrow column the stages stand below each other, each above its steps; on paper all steps are shown.
 */
export function Course({ stages }: { stages: readonly CourseStage[] }) {
  const id = useId()
  const reached = stages.findLastIndex(({ stage }) => stage !== 'ahead')
  const last = stages.findLastIndex(({ nodes }, index) => index <= reached && nodes.length > 0)
  const [chosen, setChosen] = useState<number>()
  const open = chosen ?? last
  return (
    <div className={styles.box}>
      <ol
        className={styles.course}
        style={{ gridTemplateColumns: `repeat(${String(stages.length)}, minmax(0, 1fr))` }}
      >
        {stages.map(({ name, stage, tone, note, nodes }, index) => {
          const shared = { 'data-stage': stage, 'data-tone': tone }
          const head = (
            <>
              <StageName {...{ name, stage }} />
              <span className="visually-hidden">{spokenStage[stage]}</span>
              {note && <span className={styles.note}>{note}</span>}
            </>
          )
          const current = stage === 'current' ? 'step' : undefined
          return (
            <li key={name} className={styles.stage} aria-current={current}>
              {nodes.length > 0 ? (
                <>
                  <button
                    type="button"
                    className={`${bar.stage} ${styles.head}`}
                    {...shared}
                    data-print="keep"
                    aria-expanded={index === open}
                    aria-controls={`${id}${String(index)}`}
                    onClick={() => setChosen(index)}
                  >
                    {head}
                  </button>
                  <div id={`${id}${String(index)}`} className={styles.steps} data-open={index === open}>
                    <Timeline nodes={nodes} />
                  </div>
                </>
              ) : (
                <div className={`${bar.stage} ${styles.head}`} {...shared}>
                  {head}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
