import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { type Item, todayTabs } from '#api/item.ts'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { Loaded } from '#layouts/Loaded.tsx'
import { upToText } from '#lib/money.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { List, ListRow } from '#ui/ListRow.tsx'
import { SkeletonRows } from '#ui/Skeleton.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { todayQuery } from './today.ts'
import styles from './Today.module.css'

type Tab = (typeof todayTabs)[number]

const hints: Record<Tab, string> = {
  可申报: '新的申报事项发布后显示在这里。',
  即将截止: '7 天内没有截止的事项。',
  新发布: '最近没有新发布的事项。',
}

/** 今日申报, the first rows of it. */
export function Today({ tab }: { tab: Tab }) {
  const items = useQuery(todayQuery(tab))
  return (
    <Card
      title="今日申报"
      tabs={
        <Tabs
          label="今日申报"
          tabs={todayTabs.map((label) => ({
            label,
            chosen: label === tab,
            link: { to: '/', search: label === '可申报' ? {} : { tab: label } },
          }))}
        />
      }
      aside={
        <Link to="/policy/apply" search={{ tab }}>
          全部{items.data && <span className={styles.count}> {items.data.total} 项</span>} ›
        </Link>
      }
    >
      <Loaded
        query={items}
        skeleton={<SkeletonRows rows={6} />}
        isEmpty={({ records }) => records.length === 0}
        empty={<EmptyState title="暂无可申报的事项" hint={hints[tab]} />}
      >
        {({ records }) => (
          <List label={tab}>
            {records.map((item) => (
              <TodayRow key={item.id} item={item} />
            ))}
          </List>
        )}
      </Loaded>
    </Card>
  )
}

function TodayRow({ item }: { item: Item }) {
  const { name, policyId, department, level, batch, quotaAmount } = item
  return (
    <ListRow
      title={name}
      link={linkOptions({ to: '/policy/search/detail', search: { id: policyId } })}
      meta={[department, level, batch]}
      {...(quotaAmount > 0 ? { amount: upToText(quotaAmount) } : {})}
      state={<WindowChip window={item} />}
    />
  )
}
