import { Link } from '@tanstack/react-router'
import { ListCard } from '#blocks/list/ListCard.tsx'
import { useListQuery } from '#blocks/list/useListQuery.ts'
import { crumbsTo } from '#layouts/menu/menu.ts'
import { dateText } from '#lib/dates.ts'
import { isMobile } from '#lib/phone.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Card } from '#ui/Card.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { isProgressRow, linkTo, progressQuery } from './appeals.ts'
import type { AppealsSearch } from './appeals-address.ts'
import styles from './appeals.module.css'
import { PublicTabs } from './PublicTabs.tsx'

// Loaded on demand, because its fields need Fluent, which the public list does not.
const ProgressForm = lazyPart(async () => (await import('./ProgressForm.tsx')).ProgressForm)

/**
 * Shows the same message for a phone without appeals and for a number of another phone; repeats the input, so that a
 * typing error is seen.
 */
const notFound = ({ tel = '', keyword = '' }: AppealsSearch) => (
  <EmptyState
    title="没有查到诉求进度"
    hint={`请核对手机号 ${tel} ${keyword && `和诉求编号 ${keyword} `}是否与提交时一致。`}
  />
)

/**
 * Shows the progress of the appeals of a phone: number, category, state and due date only. The phone alone lists them
 * all, as the call is specified (the number is part of its answer), and a number narrows the list to one; so the page
 * does not promise to hide whether a phone has submitted an appeal.
 */
export function ProgressPage({ search }: { search: AppealsSearch }) {
  const { tel = '', keyword = '' } = search
  const query = useListQuery(progressQuery(search))
  return (
    <Page
      title="凭手机号查进度"
      banner
      crumbs={crumbsTo('/appeal/demand/list')}
      lead={
        <>
          只显示编号、类别、状态和答复期限；内容和答复登录后在 <Link to="/user/my-appeal">我的诉求</Link>{' '}
          查看。
        </>
      }
      under={<PublicTabs chosen="progress" />}
    >
      <Card>
        <ProgressForm
          room={
            <div className={styles.room}>
              <SkeletonText lines={4} />
            </div>
          }
          tel={tel}
          number={keyword}
          onAgain={() => void query.refetch()}
        />
      </Card>
      {isMobile(tel) && (
        <ListCard
          top
          title="搜索结果"
          search={search}
          linkTo={linkTo}
          query={query}
          noun="进度"
          size={3}
          empty={{ title: '' }}
          nothing={notFound(search)}
        >
          {(one) =>
            isProgressRow(one) && (
              <ListRow
                key={one.appealNo}
                title={one.appealNo}
                meta={[one.category, `答复期限 ${dateText(one.dueDate)}`]}
                state={<StateChip tone={appealLifecycle.toneOf(one.state)}>{one.state}</StateChip>}
              />
            )
          }
        </ListCard>
      )}
    </Page>
  )
}
