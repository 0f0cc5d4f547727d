import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { todayTabs } from '#api/declare-words.ts'
import { StartLink } from '#features/declare/StartLink.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { upToText } from '#lib/money.ts'
import { numberText } from '#lib/numbers.ts'
import { useAccount } from '#session/account.ts'
import { lazyPart, optionalPart } from '#ui/lazy-part.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { RowsBlock } from './RowsBlock.tsx'
import { chosenOf, type HomeSearch, viewTabs } from './home-address.ts'
import { sizes } from './sizes.ts'
import { todayQuery } from './queries.ts'
import styles from './blocks.module.css'

// Loaded only for users with an enterprise.
const ownItem = () => import('./own-item.tsx')
const WayOn = lazyPart(() =>
  ownItem().then(
    (file) => file.WayOn,
    () => StartLink,
  ),
)
const OwnVerdict = optionalPart(async () => (await ownItem()).OwnVerdict)

const hints: Record<(typeof todayTabs)[number], string> = {
  可申报: '新的申报事项发布后显示在这里。',
  即将截止: '7 天内没有截止的事项。',
  新发布: '近期没有新发布的事项。',
}

/** Shows the first rows of 今日申报. */
export function Today({ search }: { search: HomeSearch }) {
  const tab = chosenOf(todayTabs, search.tab)
  const { enId } = useAccount()
  const items = useQuery(todayQuery(tab, enId))
  return (
    <RowsBlock
      title="今日申报"
      tabs={viewTabs(search, todayTabs, tab, (word) => ({ tab: word }))}
      more={linkOptions({ to: '/policy/apply', search: { tab } })}
      moreWords={
        <>
          全部
          {items.data && <span className={styles.count}> {numberText(items.data.total)} 项</span>}
        </>
      }
      query={items}
      size={sizes.today}
      empty={{ title: '暂无可申报的事项', hint: hints[tab] }}
    >
      {(item) => (
        <ListRow
          key={item.id}
          title={item.name}
          link={linkOptions({ to: '/policy/search/detail', search: { id: item.policyId } })}
          meta={[item.department, item.level, item.batch]}
          amount={item.quotaAmount > 0 ? upToText(item.quotaAmount) : undefined}
          state={<WindowChip window={item} />}
          actions={enId ? <WayOn item={item} room={<StartLink item={item} />} /> : <StartLink item={item} />}
        >
          {enId && item.criteria && <OwnVerdict of={item} room={<div className={styles.verdict} />} />}
        </ListRow>
      )}
    </RowsBlock>
  )
}
