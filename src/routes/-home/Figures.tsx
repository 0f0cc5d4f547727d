import { useQuery } from '@tanstack/react-query'
import { numberText } from '#lib/numbers.ts'
import { policiesQuery, todayQuery } from './queries.ts'
import styles from './Banner.module.css'

/** How the city stands today, behind the banner's line; nothing before both numbers are known. */
export function Figures() {
  const policies = useQuery(policiesQuery)
  const open = useQuery(todayQuery('可申报'))
  if (!policies.data || !open.data) return null
  return (
    <span className={styles.figures}>
      {`在册政策\u00a0${numberText(policies.data.total)}\u00a0条 · 今日可申报\u00a0${numberText(open.data.total)}\u00a0项`}
    </span>
  )
}
