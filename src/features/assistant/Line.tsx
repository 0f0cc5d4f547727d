import type { ReactNode } from 'react'
import styles from './Bubble.module.css'

/** Names who speaks, before what is said: what comes into a log is read out without the names of its parts. */
export const Speaker = ({ name }: { name: string }) => <span className="visually-hidden">{name}：</span>

/** A note between the bubbles. */
export const SystemLine = ({ time, children }: { time?: string; children: ReactNode }) => (
  <p className={styles.system}>
    <Speaker name="提示" />
    {children}
    {time && <span className={styles.at}> {time}</span>}
  </p>
)

interface Props {
  /** True for what the person said: it stands at the right edge. */
  mine?: boolean
  /** Says who speaks, for a screen reader. */
  name: string
  /** The same above the bubble, where several speak. */
  shown?: string
  /** Says when it was said, and that in words. */
  time: string | number
  said: string
  /** Beside the time: how it stands. */
  foot?: ReactNode
  children: ReactNode
}

/** Says what somebody said in a conversation, in a bubble with its time below. */
export function Line({ mine = false, name, shown, time, said, foot, children }: Props) {
  return (
    <article className={styles.line} data-mine={mine} aria-label={name}>
      <Speaker name={name} />
      {shown && (
        <p className={styles.name} aria-hidden="true">
          {shown}
        </p>
      )}
      <div className={styles.bubble}>{children}</div>
      <p className={styles.foot}>
        <time dateTime={new Date(time).toISOString()}>{said}</time>
        {foot}
      </p>
    </article>
  )
}
