import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cityNow } from '#lib/clock.ts'
import { dayText } from '#lib/dates.ts'
import { SkeletonLine } from '#ui/state/Skeleton.tsx'
import { BACK_DAYS, cachedRecentPolicies, recentPoliciesQuery, filterOf } from './recent-policies.ts'
import type { Following } from '#features/policy/following.ts'
import styles from './subscribe.module.css'

/** Shows the new policies of a subscription in the last 30 days: their number, and the newest by name. */
export function RecentPolicies({ one }: { one: Following }) {
  const client = useQueryClient()
  const filter = filterOf(one)
  const recent = useQuery({
    ...recentPoliciesQuery(filter ?? {}, cityNow()),
    enabled: filter !== undefined,
    placeholderData: () => filter && cachedRecentPolicies(client, filter),
  })
  if (!filter) return <p className={styles.none}>搜索条件已失效，请重新搜索后保存</p>
  if (!recent.data) {
    return (
      <p className={styles.none}>
        {recent.isError || recent.isPaused ? (
          `近 ${String(BACK_DAYS)} 天的新政策联网后显示`
        ) : (
          <SkeletonLine width="10rem" />
        )}
      </p>
    )
  }
  const { total, records } = recent.data
  if (total === 0) return <p className={styles.none}>近 {BACK_DAYS} 天没有新政策</p>
  return (
    <>
      <p className={styles.count}>
        近 {BACK_DAYS} 天 <strong>{total}</strong> 条新政策
      </p>
      <ul className={styles.brought}>
        {records.map(({ id, title, publishDate }) => (
          <li key={id}>
            <Link to="/policy/search/detail" search={{ id }}>
              {title}
            </Link>
            <span>{dayText(publishDate)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
