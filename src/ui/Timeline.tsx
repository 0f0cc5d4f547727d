import type { ReactNode } from 'react'
import { Facts } from './Facts.tsx'
import styles from './Timeline.module.css'

/** Node of a timeline */
export interface TimelineNode {
  /** Unique key, because titles may repeat */
  id: string
  title: string
  /** Stage of the node: done, current or still ahead */
  stage: 'done' | 'current' | 'ahead'
  /** Office, time and time limit; empty ones are omitted */
  meta?: (string | undefined)[]
  /** Opinion or reason given at this node */
  opinion?: string
  /** Text about a delay, such as 已超期 2 天, shown in the colour of errors */
  overdue?: string
  children?: ReactNode
}

const spoken = { done: '已完成', current: '当前环节', ahead: '未开始' }

/** Renders nodes from first to last, with the current one marked. */
export function Timeline({ nodes }: { nodes: TimelineNode[] }) {
  return (
    <ol className={styles.timeline}>
      {nodes.map(({ id, title, stage, meta, opinion, overdue, children }) => (
        <li
          key={id}
          className={styles.node}
          data-stage={stage}
          aria-current={stage === 'current' ? 'step' : undefined}
        >
          <p className={styles.title}>
            {title}
            <span className={stage === 'current' ? styles.now : 'visually-hidden'}>{spoken[stage]}</span>
            {overdue && <span className={styles.overdue}>{overdue}</span>}
          </p>
          {meta && (
            <p className={styles.meta}>
              <Facts of={meta} />
            </p>
          )}
          {opinion && <p className={styles.opinion}>{opinion}</p>}
          {children}
        </li>
      ))}
    </ol>
  )
}
