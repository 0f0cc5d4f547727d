import { Link, linkOptions } from '@tanstack/react-router'
import { useQueries } from '@tanstack/react-query'
import { dueQueries } from '#blocks/due/due-queries.ts'
import { Todo } from '#blocks/due/Todo.tsx'
import { useUnread } from '#blocks/unread.ts'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { appealLifecycle } from '#rules/appeal-states.ts'
import { declarationLifecycle } from '#rules/declaration-states.ts'
import { isExpected } from '#rules/signup-states.ts'
import { enterpriseName, useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import type { Target } from '#ui/link.ts'
import target from '#ui/list/whole-target.module.css'
import { useNow } from '#ui/useNow.ts'
import { MoneyCard, MoneyRoom } from './MoneyCard.tsx'
import { MattersRoom } from './OverviewRoom.tsx'
import styles from './overview.module.css'

/** Area of the personal centre: its page, its number, and what the number counts; undefined where it is not known. */
interface Area {
  label: string
  link: Target
  count: number | undefined
  words: string
}

/**
 * Shows what the person and the enterprise have: what is due, money under way and received, the records of each area and
 * the messages. A person without an enterprise sees the first steps alone.
 */
export function Overview() {
  const account = useAccount()
  const { enId } = account
  return (
    <>
      <Todo />
      {enId !== '' && <Standing key={enId} enName={enterpriseName(account)} />}
    </>
  )
}

function Standing({ enName }: { enName: string }) {
  const answers = useQueries({ queries: dueQueries(enName) })
  const unread = useUnread()
  const now = useNow(60_000)
  const isComing = answers.some(({ data, isError, isPaused }) => !data && !isError && !isPaused)
  if (useWaitTogether(isComing))
    return (
      <>
        <MoneyRoom />
        <MattersRoom />
      </>
    )
  const [mine, , favourites, appeals, demands, supplies, enquiries, signups] = answers
  const count = <Row,>(rows: readonly Row[] | undefined, counts: (row: Row) => boolean) =>
    rows?.filter(counts).length
  const isShown = ({ status }: { status: string }) => status === '已上架'
  const areas: Area[] = [
    {
      ...{ label: '我的申报', link: linkOptions({ to: '/user/my-declare' }), words: '件办理中' },
      count: count(
        mine.data?.records,
        ({ status }) => status !== '草稿' && !declarationLifecycle.isFinal(status),
      ),
    },
    {
      ...{ label: '我的诉求', link: linkOptions({ to: '/user/my-appeal' }), words: '件办理中' },
      count: count(appeals.data?.records, ({ state }) => !appealLifecycle.isFinal(state)),
    },
    {
      ...{ label: '我的需求', link: linkOptions({ to: '/user/my-demand' }), words: '条已上架' },
      count: count(demands.data?.records, isShown),
    },
    {
      ...{ label: '我的供给', link: linkOptions({ to: '/user/my-supply' }), words: '条已上架' },
      count: count(supplies.data?.records, isShown),
    },
    {
      ...{
        label: '我的咨询',
        link: linkOptions({ to: '/user/collect', search: { kind: 'enquiry' } }),
        words: '条咨询',
      },
      count: enquiries.data?.records.length,
    },
    {
      ...{ label: '我的活动', link: linkOptions({ to: '/user/activity' }), words: '场待参加' },
      count: count(
        signups.data?.records,
        ({ status, activity }) => isExpected(status) && Date.parse(activity.endTime) > now,
      ),
    },
    {
      ...{ label: '我的收藏', link: linkOptions({ to: '/user/collect' }), words: '项政策' },
      count: favourites.data?.records.length,
    },
    { label: '消息中心', link: linkOptions({ to: '/user/message' }), words: '条未读', count: unread?.total },
  ]
  return (
    <>
      <MoneyCard declarations={mine.data?.records} />
      <Card title="我的事项">
        <ul className={styles.areas}>
          {areas.map(({ label, link, count: number, words }) => (
            <li key={label} className={`${styles.area} ${target.box}`}>
              <Link {...link} className={target.link}>
                {label}
              </Link>
              {number !== undefined && (
                <span className={styles.count} data-none={number === 0 || undefined}>
                  <b>{number}</b> {words}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
