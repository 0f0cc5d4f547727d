import { dateText, dayText, timeText } from '#lib/dates.ts'
import { gradeOf, type RemedyState } from '#rules/rating.ts'
import { remedyDue, remedyStateOf } from '#rules/remedy.ts'
import type { Rating } from '#api/rating.ts'
import { Facts } from '#ui/Facts.tsx'
import { Stars } from '#ui/Stars.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Timeline, type TimelineNode } from '#ui/Timeline.tsx'
import styles from './rating.module.css'

/** A rating as shown; older ones of activities have no time. */
type Shown = Omit<Rating, 'time'> & Partial<Pick<Rating, 'time'>>

const tones = { 待回访: 'warn', 整改中: 'info', 已整改: 'ok' } as const satisfies Record<RemedyState, string>
/** Names of the steps, by the state that they lead to. */
const names = { 整改中: '回访核实', 已整改: '整改反馈' } as const

interface Props {
  rating: Shown
  /** Label where no heading says whose rating it is: 我的评价. */
  label?: string
  /** Facts before the day: who gave the rating. */
  before?: (string | undefined)[]
}

/** Shows a rating: stars, grade, day, ticked reasons and words. */
export function RatingView({ rating, label, before = [] }: Props) {
  const { score, reasons = [], comment, time } = rating
  return (
    <div className={styles.rating}>
      <p className={styles.head}>
        {label && <span className={styles.meta}>{label}</span>}
        <Stars score={score} />
        <strong>{gradeOf(score)}</strong>
        <span className={styles.meta}>
          <Facts of={[...before, time && dayText(time)]} />
        </span>
      </p>
      {reasons.length > 0 && <p className={styles.meta}>{reasons.join('、')}</p>}
      {comment && <p className={styles.words}>{comment}</p>}
    </div>
  )
}

/** Returns what became of a bad rating, and what is still due, as nodes of a timeline. */
export function remedyNodes(rating: Shown): TimelineNode[] {
  const { remedy = [] } = rating
  const due = remedyDue(rating)
  const done = remedy.map(({ time, state, by, words }): TimelineNode => ({
    ...{ id: state, title: names[state], stage: 'done' },
    ...{ meta: [by, timeText(time)], opinion: words },
  }))
  const state = remedyStateOf(rating)
  if (state === '已整改' || !due) return done
  const next = state === '待回访' ? '整改中' : '已整改'
  return [...done, { id: next, title: names[next], stage: 'current', meta: [`${dateText(due)}前完成`] }]
}

/** Shows a rating with what becomes of it if it is bad (差评处理): 待回访, 整改中, 已整改, with date and words. */
export function RatingWithRemedy(props: Props) {
  const { rating } = props
  const state = remedyStateOf(rating)
  return (
    <>
      <RatingView {...props} />
      {state && (
        <section className={styles.remedy} aria-label="差评处理">
          <p className={styles.head}>
            <strong>差评处理</strong>
            <StateChip tone={tones[state]}>{state}</StateChip>
          </p>
          <Timeline nodes={remedyNodes(rating)} />
        </section>
      )}
    </>
  )
}
