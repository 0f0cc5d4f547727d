import type { ReactNode } from 'react'
import styles from './Bubble.module.css'

/**
 * Renders the speaker's name before the text, because a screen reader announces a new line of a log without the names
 * of its parts.
 */
export const Speaker = ({ name }: { name: string }) => <span className="visually-hidden">{name}：</span>

/** Renders a note between the bubbles. */
export const SystemLine = ({ time, children }: { time?: string; children: ReactNode }) => (
  <p className={styles.system}>
    <Speaker name="提示" />
    {children}
    {time && <span className={styles.at}> {time}</span>}
  </p>
)

interface Props {
  /** True for the user's own message, which is aligned right. */
  mine?: boolean
  /** Name of the speaker, for a screen reader. */
  name: string
  /** Name above the bubble, for a conversation with several speakers. */
  visibleName?: string
  /** Time of the message; `timeLabel` is the same in words. */
  time: string | number
  timeLabel: string
  /** State of the message, beside the time. */
  foot?: ReactNode
  children: ReactNode
}

/** Renders a message in a bubble, with its time below. */
export function Line({ mine = false, name, visibleName, time, timeLabel, foot, children }: Props) {
  return (
    <article className={styles.line} data-mine={mine} aria-label={name}>
      <Speaker name={name} />
      {visibleName && (
        <p className={styles.name} aria-hidden="true">
          {visibleName}
        </p>
      )}
      <div className={styles.bubble}>{children}</div>
      <p className={styles.foot}>
        <time dateTime={new Date(time).toISOString()}>{timeLabel}</time>
        {foot}
      </p>
    </article>
  )
}
