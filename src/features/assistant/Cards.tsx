import { DeadlineChip } from '#blocks/DeadlineChip.tsx'
import { dateText } from '#lib/dates.ts'
import { StateChip } from '#ui/state/StateChip.tsx'
import styles from './Cards.module.css'
import { type Card, isOver } from './conversation.ts'
import { NamedLink } from './NamedLink.tsx'

interface Props {
  cards: readonly Card[]
  /** Callback when the user goes to another page. */
  onLeave: () => void
}

/** Lists records and pages below an answer, each with its facts. The time left is computed at render time. */
export function Cards({ cards, onLeave }: Props) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ label, title, href, facts, amount, deadline, form, chip, reason, source }, at) => (
        <li key={`${href} ${String(at)}`} className={styles.card}>
          <p className={styles.title}>
            <span className={styles.label}>{label}</span>{' '}
            <NamedLink name={title} href={href} onLeave={onLeave} />
          </p>
          {(chip ?? reason) && (
            <p className={styles.state}>
              {chip && <StateChip tone={chip.tone}>{chip.text}</StateChip>} {reason}
            </p>
          )}
          <p className={styles.facts}>
            {facts.join('\u00a0· ')}
            {amount && <strong>{amount}</strong>}
          </p>
          {(deadline ?? form) && (
            <p className={styles.facts}>
              {deadline && (
                <>
                  {label === '活动' ? '报名截止' : '申报截止'} {dateText(deadline)}{' '}
                  <DeadlineChip day={deadline} />
                </>
              )}
              {form && !isOver({ deadline }) && (
                <NamedLink className={styles.form} name="在线填报" href={form} onLeave={onLeave} />
              )}
            </p>
          )}
          {source && <p className={styles.source}>{source}</p>}
        </li>
      ))}
    </ul>
  )
}
