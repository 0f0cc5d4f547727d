import type { ReactNode } from 'react'
import { Facts } from './Facts.tsx'
import styles from './Timeline.module.css'

/** One node of a course of events. */
export interface TimelineNode {
  /** Tells nodes apart where their names repeat. */
  id: string
  title: string
  /** done: behind us. current: where things stand. ahead: still to come. */
  stage: 'done' | 'current' | 'ahead'
  /** Who handles it, when, within how many days; empty ones are left out. */
  meta?: (string | undefined)[]
  /** What was said: an opinion, a reason. */
  opinion?: string
  /** 已超期 2 天: said in words, in the colour of trouble. */
  overdue?: string
  children?: ReactNode
}

const spoken = { done: '已完成', current: '当前环节', ahead: '未开始' }

/** Nodes from first to last, the current one marked. */
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
