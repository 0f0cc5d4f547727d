import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { favouritesQuery } from '#features/policy/useFavourites.ts'
import { cityNow } from '#lib/clock.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import type { Target } from '#ui/link.ts'
import { SkeletonLine } from '#ui/state/Skeleton.tsx'
import { returnedQuery, unreadQuery } from './block-queries.ts'
import { closingSoon, corrections, type Due, dueText } from './todo.ts'
import { AgeNote } from '#blocks/AgeNote.tsx'
import { useUnread } from '#blocks/unread.ts'
import target from '#ui/list/whole-target.module.css'
import styles from './Todo.module.css'

/** Shows a member's tasks at the city and on this device (我的待办); each is loaded by itself. */
export function Todo() {
  const { enId } = useAccount()
  const { waiting, held, reach } = useDeviceState()
  const returned = useQuery({ ...returnedQuery, enabled: enId !== '' })
  const favourites = useQuery(favouritesQuery)
  const unread = useQuery(unreadQuery)
  // Same number as at the bell: messages with a waiting read mark count as read.
  const unreadCount = useUnread()
  const pendingCount = waiting + held
  const toCorrect = enId
    ? returned.data && corrections(returned.data.records, returned.data.total)
    : { count: 0 }
  const closing = favourites.data && closingSoon(favourites.data.records, cityNow())
  const counts = [toCorrect?.count, pendingCount, closing?.count, unreadCount?.total]
  const ages = [returned, favourites, unread].flatMap((one) => one.dataUpdatedAt || [])
  return (
    <Card title="我的待办">
      {reach !== 'online' && ages.length > 0 && (
        <AgeNote
          at={Math.min(...ages)}
          retrying={false}
          onRetry={() => void Promise.all([returned, favourites, unread].map((one) => one.refetch()))}
        />
      )}
      {counts.every((count) => count === 0) ? (
        <p className={styles.quiet}>
          没有待办事项。申报退回、内容待上传或收藏的政策即将截止时，会在这里提醒。
        </p>
      ) : (
        <ul className={styles.tiles} aria-label="我的待办">
          <Tile
            label="待补正"
            unit="件"
            due={toCorrect}
            query={returned}
            none="没有退回的申报"
            link={linkOptions({ to: '/user/my-declare', search: { group: '待补正' } })}
          />
          <Tile
            label="待上传"
            unit="项"
            due={{ count: pendingCount }}
            none="本机内容都已提交"
            hint={held > 0 ? `${String(held)} 项需要处理` : '联网后自动提交'}
            link={linkOptions({ to: '/user/outbox' })}
          />
          <Tile
            label="临期收藏"
            unit="条"
            due={closing}
            query={favourites}
            none="没有即将截止的收藏"
            link={linkOptions({ to: '/user/collect', search: { sort: 'closing' } })}
          />
          <Tile
            label="未读消息"
            unit="条"
            due={unreadCount && { count: unreadCount.total }}
            query={unread}
            none="没有未读消息"
            hint={unreadCount?.types
              .slice(0, 2)
              .map(({ type, count }) => `${type} ${String(count)}`)
              .join('、')}
            link={linkOptions({ to: '/user/message' })}
          />
        </ul>
      )}
    </Card>
  )
}

interface TileProps {
  label: string
  unit: string
  /** Undefined while loading. */
  due: Due | undefined
  /** Query of the number; undefined for one that the device itself knows. */
  query?: Pick<UseQueryResult, 'isError' | 'isPaused' | 'isFetching' | 'refetch'>
  /** Text if there is nothing to do. */
  none: string
  /** Text otherwise, if there is no due day. */
  hint?: string
  link: Target
}

/** Shows one number with a link to its page. Shows its own error if the number cannot be loaded. */
function Tile({ label, unit, due, query: from, none, hint, link }: TileProps) {
  const missing = !due && (from?.isError || from?.isPaused)
  return (
    <li className={styles.tile} data-some={Boolean(due?.count)}>
      <Link {...link} className={`${styles.link} ${target.link}`}>
        <span className={styles.label}>{label}</span>
        <span className={styles.number}>
          {due ? due.count : missing ? '—' : <SkeletonLine width="1.5rem" />}
          {due && <small> {unit}</small>}
        </span>
      </Link>
      <span className={styles.hint}>
        {missing ? (
          <>
            暂时无法获取
            {from.isError && (
              <Button look="plain" busy={from.isFetching} onClick={() => void from.refetch()}>
                重试<span className="visually-hidden">{label}</span>
              </Button>
            )}
          </>
        ) : (
          due && (due.count === 0 ? none : (dueText(due) ?? hint))
        )}
      </span>
    </li>
  )
}
