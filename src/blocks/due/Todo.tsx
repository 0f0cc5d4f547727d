import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { AgeNote } from '#blocks/AgeNote.tsx'
import { FirstSteps } from '#blocks/FirstSteps.tsx'
import { useIsWithoutEnterprise } from '#blocks/NeedsEnterprise.tsx'
import { pathLink } from '#blocks/path-link.ts'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { daysLeftText, untilText } from '#lib/dates.ts'
import { useDeviceState } from '#offline/view.ts'
import { countOf, type Obligation } from '#rules/standing/obligation.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import target from '#ui/list/whole-target.module.css'
import { StateChip } from '#ui/state/StateChip.tsx'
import { FirstTodoRoom } from './FirstTodoRoom.tsx'
import { TodoRoom } from './TodoRoom.tsx'
import { useObligations } from './useObligations.ts'
import styles from './Todo.module.css'

const TodoCalendar = lazyPart(() => import('./TodoCalendar.tsx').then((file) => file.TodoCalendar))

/** Number of obligations that are shown before the rest is asked for. */
const FIRST = 4

/**
 * Shows everything that the person and the current enterprise have to do (我的待办), the most urgent first, with the
 * number that the badge shows too; for a person without an enterprise the first steps above it. Offline it is what this device knows, with its age.
 */
export function Todo() {
  const { enId } = useAccount()
  const { reach } = useDeviceState()
  const isNew = useIsWithoutEnterprise()
  const { list, isComing, isIncomplete, at, isFetching, retry, feed } = useObligations(true)
  const [showsAll, setShowsAll] = useState(false)
  const [asksForCalendar, setAsksForCalendar] = useState(false)
  const isHeldBack = useWaitTogether(isComing, enId)
  const count = countOf(list)
  if (isHeldBack) return isNew ? <FirstTodoRoom /> : <TodoRoom />
  const shown = showsAll ? list : list.slice(0, FIRST)
  return (
    <Card
      title="我的待办"
      tabs={count > 0 && <span className={styles.count}>{count} 项</span>}
      aside={
        <>
          {list.length > FIRST && (
            <Button look="plain" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? '收起' : `查看全部 ${String(count)} 项`}
            </Button>
          )}
          {list.some(({ date }) => date) && (
            <Button look="plain" onClick={() => setAsksForCalendar(true)}>
              加入日历
            </Button>
          )}
        </>
      }
    >
      {reach !== 'online' && at !== undefined && <AgeNote at={at} retrying={isFetching} onRetry={retry} />}
      {isIncomplete && (
        <p className={styles.note}>
          部分待办暂时无法获取。
          {reach === 'online' && (
            <Button look="plain" busy={isFetching} onClick={retry}>
              重试<span className="visually-hidden">获取待办</span>
            </Button>
          )}
        </p>
      )}
      {isNew && <FirstSteps />}
      {list.length > 0 ? (
        <ul className={styles.list} aria-label="我的待办">
          {shown.map((one) => (
            <Entry key={one.id} one={one} />
          ))}
        </ul>
      ) : (
        !isIncomplete &&
        !isNew && (
          <p className={styles.quiet}>没有待办事项。补正、待确认的资金和即将截止的申报，会在这里提醒。</p>
        )
      )}
      {asksForCalendar && <TodoCalendar list={list} feed={feed} onClose={() => setAsksForCalendar(false)} />}
    </Card>
  )
}

/** Shows one obligation: kind, title, deadline, amount, and what follows if nothing is done. */
function Entry({ one }: { one: Obligation }) {
  const { kind, title, date, loss, amount, link } = one
  const left = date && daysLeftText(date)
  return (
    <li className={`${styles.entry} ${target.box}`}>
      <span className={styles.title}>
        <Link {...pathLink(link)} className={target.link}>
          {title}
        </Link>
      </span>
      {amount && <strong className={styles.amount}>{amount}</strong>}
      <span className={styles.chip}>
        <StateChip tone={isClose(left) ? 'warn' : 'info'}>{left ?? kind}</StateChip>
      </span>
      <span className={styles.why}>
        {date && `${untilText(date)}，`}
        {loss}
      </span>
    </li>
  )
}

const isClose = (left: string | undefined) => left === '今天截止' || left === '明日截止' || left === '已截止'
