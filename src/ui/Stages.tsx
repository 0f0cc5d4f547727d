import { Icon } from './Icon.tsx'
import styles from './Stages.module.css'

/** Stage of a course in a bar of stages */
export interface Stage {
  name: string
  stage: 'done' | 'current' | 'stopped' | 'ahead'
  /** Colour of the stage under way or of the one where the course stopped; the brand's without it */
  tone?: string
}

/** Words for how far a stage has come, for readers who do not see its mark */
export const spokenStage = { done: '已完成', current: '进行中', stopped: '已终止', ahead: '未开始' }

/** Renders the mark and the name of a stage: a tick for a passed one, a dot for the one under way. */
export function StageName({ name, stage }: Stage) {
  return (
    <span className={styles.name}>
      {stage === 'done' && <Icon name="check" size="0.875em" />}
      {stage === 'stopped' && <Icon name="close" size="0.875em" />}
      {name}
    </span>
  )
}

/** Renders the stages of a course as a bar, read as one sentence: 办理阶段：第 3 个，共 5 个，审核进行中. */
export function Stages({ stages }: { stages: readonly Stage[] }) {
  const at = stages.findLastIndex(({ stage }) => stage !== 'ahead')
  const reached = stages[at]
  if (!reached) return null
  return (
    <div
      role="img"
      aria-label={`办理阶段：第 ${String(at + 1)} 个，共 ${String(stages.length)} 个，${reached.name}${spokenStage[reached.stage]}`}
      className={styles.bar}
    >
      {stages.map((one) => (
        <span
          key={one.name}
          aria-hidden="true"
          className={styles.stage}
          data-stage={one.stage}
          data-tone={one.tone}
        >
          <StageName {...one} />
        </span>
      ))}
    </div>
  )
}
