import { Link } from '@tanstack/react-router'
import type { JudgedSubject, PolicyVerdict } from '#rules/standing/verdict.ts'
import { type Judgeable, useVerdicts, type VerdictOf } from './useVerdicts.ts'
import { VerdictChip } from './VerdictChip.tsx'
import styles from './VerdictLine.module.css'

interface Props {
  verdict: ReturnType<VerdictOf>
  /** Policy or item that was judged. */
  of: JudgedSubject
}

/**
 * Shows the verdict on the current enterprise with its first reason below the facts of a row: one line, two on a phone.
 * Keeps the room of the line while the facts are on the way, so that no row moves.
 */
export function VerdictLine({ verdict, of }: Props) {
  if (!verdict) return null
  return (
    <div className={styles.line}>
      {verdict !== 'coming' && (
        <p className={styles.words}>
          <VerdictChip level={verdict.level} of={of} /> <Reason verdict={verdict} />
        </p>
      )}
    </div>
  )
}

/** Shows the reason, with its source where a condition fails, and the way to fill in what is missing. */
function Reason({ verdict: { reason, failing, gap } }: { verdict: PolicyVerdict }) {
  if (gap !== undefined)
    return (
      <>
        {reason}{' '}
        <Link to="/policy/calculate/match" search={{ ask: gap }} className={styles.fill}>
          去补充
        </Link>
      </>
    )
  return failing ? `${reason}，依据${failing.basis}` : reason
}

/** Judges a row and shows its verdict; for rows that are drawn one by one. */
export function OwnVerdict({ of }: { of: Judgeable & JudgedSubject }) {
  return <VerdictLine verdict={useVerdicts()(of)} of={of} />
}
