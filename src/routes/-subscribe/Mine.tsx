import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useQueriesReliably } from '#api/call/useQueriesReliably.ts'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { cityNow } from '#lib/clock.ts'
import { useReady } from '#offline/useReady.ts'
import { LinkButton, Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { RecentPolicies } from './RecentPolicies.tsx'
import { recentPoliciesQuery, filterOf, searchHref } from './recent-policies.ts'
import type { Following } from '#features/policy/following.ts'
import { linkTo } from './subscribe.ts'
import styles from './subscribe.module.css'

interface Props {
  list: readonly Following[]
  onStop: (one: Following) => void
  onFollow: (one: Following) => void
}

/** Lists the user's subscriptions with their recent policies, each with a button to unsubscribe. */
export function Mine({ list, onStop, onFollow }: Props) {
  const filters = list.flatMap((one) => filterOf(one) ?? [])
  const recent = useQueriesReliably({
    queries: filters.map((filter) => recentPoliciesQuery(filter, cityNow())),
  })
  // Shows all rows together at first, because a row that arrives alone would push down those below.
  const isHeld = useWaitTogether(!useReady('brought', recent))
  if (list.length === 0) {
    return (
      <EmptyState
        art="bell"
        title="暂无订阅"
        hint="订阅行业、部门或主题后，新政策会推送到消息中心。"
        action={
          <LinkButton look="primary" link={linkTo({ view: 'add' })}>
            添加订阅
          </LinkButton>
        }
      />
    )
  }
  if (isHeld) return <SkeletonRows rows={6} />
  return (
    <List label="我的订阅" top>
      {list.map((one) => (
        <ListRow
          key={one.id}
          title={one.name}
          meta={factsOf(one)}
          state={
            one.change && (
              <StateChip tone={one.change === 'added' ? 'info' : 'neutral'}>
                {one.change === 'added' ? '已订阅 · 待上传' : '已取消 · 待上传'}
              </StateChip>
            )
          }
          actions={
            <>
              <SearchLink one={one} />
              {one.change === 'stopped' ? (
                <Button look="plain" onClick={() => onFollow(one)}>
                  恢复订阅<span className="visually-hidden">：{one.name}</span>
                </Button>
              ) : (
                <Button look="plain" onClick={() => onStop(one)}>
                  {one.group === '检索' ? '删除' : '取消订阅'}
                  <span className="visually-hidden">：{one.name}</span>
                </Button>
              )}
            </>
          }
        >
          {one.change !== 'stopped' && <RecentPolicies one={one} />}
        </ListRow>
      ))}
    </List>
  )
}

function factsOf({ group, policyCount, openCount }: Following): (string | undefined)[] {
  if (group === '检索') {
    return ['我的搜索', policyCount === undefined ? undefined : `共 ${String(policyCount)} 条`]
  }
  return [
    group,
    policyCount === undefined ? undefined : `有效政策 ${String(policyCount)} 条`,
    openCount === undefined ? undefined : `可申报 ${String(openCount)} 条`,
  ]
}

/** Links to the search of a subscription; its filters are a query string that the city stores unchanged. */
function SearchLink({ one }: { one: Following }) {
  const router = useRouter()
  const href = searchHref(one)
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return (
    <a href={href} onClick={go} className={styles.search}>
      {one.group === '检索' ? '去搜索' : '查看全部政策'}
      <span className="visually-hidden">：{one.name}</span>
    </a>
  )
}
