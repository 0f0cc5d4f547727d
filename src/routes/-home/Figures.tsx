import { useQuery } from '@tanstack/react-query'
import { numberText } from '#lib/numbers.ts'
import { useAccount } from '#session/account.ts'
import { policiesQuery, todayQuery } from './queries.ts'
import styles from './Banner.module.css'

/** Shows today's figures of the city after the banner's subtitle; renders nothing until both numbers are loaded. */
export function Figures() {
  const policies = useQuery(policiesQuery)
  const { enId } = useAccount()
  const open = useQuery(todayQuery('可申报', enId))
  if (!policies.data || !open.data) return null
  return (
    <span className={styles.figures}>
      {`在册政策\u00a0${numberText(policies.data.total)}\u00a0条 · 今日可申报\u00a0${numberText(open.data.total)}\u00a0项`}
    </span>
  )
}
