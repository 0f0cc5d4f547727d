import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { activity, type ActivityBrief } from '#api/activity.ts'
import { query } from '#api/call/query.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { cityNow } from '#lib/clock.ts'
import { activityLifecycle, activityState } from '#rules/activity-state.ts'
import { dayText } from '#lib/dates.ts'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { Month, MonthBar } from '#ui/Month.tsx'
import { SkeletonRows } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { DateBlock } from '#ui/list/DateBlock.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { useToday } from '#ui/useNow.ts'
import { calendarQuery, comingQuery } from './block-queries.ts'
import { Block } from './Block.tsx'
import { chosenOf, homeLink, type HomeSearch, viewTabs } from './home-address.ts'
import { sizes } from './sizes.ts'
import styles from './Activities.module.css'

export const views = ['近期', '热门'] as const

/** Shows a calendar of the activities (活动路演), and below it those of the chosen day or the coming ones. */
export function Activities({ search }: { search: HomeSearch }) {
  const today = useToday()
  const month = search.month ?? (search.day ?? today).slice(0, 7)
  const days = useQuery(calendarQuery(month))
  const calendar = {
    month,
    unit: '场',
    noun: '活动',
    chosen: search.day,
    // Choosing the open day again closes it.
    dayLink: (day: string) => homeLink(search, { day: day === search.day ? undefined : day }),
  }
  return (
    <Block title="活动路演" more={linkOptions({ to: '/roadshow' })}>
      <div className={styles.inside}>
        <div className={styles.month}>
          <MonthBar month={month} monthLink={(other) => homeLink(search, { month: other, day: undefined })} />
          <Loaded query={days} skeleton={null}>
            {() => null}
          </Loaded>
          {/* The calendar is the same before and after its activities are loaded; only the marks are added. */}
          {(days.data || !(days.isError || days.isPaused)) && <Month {...calendar} days={days.data ?? []} />}
        </div>
        {search.day && days.data ? (
          <OfDay
            day={search.day}
            activities={days.data.find(({ date }) => date === search.day)?.activities ?? []}
            search={search}
          />
        ) : (
          <Coming search={search} />
        )}
      </div>
    </Block>
  )
}

interface OfDayProps {
  day: string
  activities: { id: string; title: string }[]
  search: HomeSearch
}

function OfDay({ day, activities, search }: OfDayProps) {
  return (
    <div className={styles.list}>
      <p className={styles.head} role="status">
        <strong>
          {dayText(day)}，{activities.length} 场活动
        </strong>
        <Link {...homeLink(search, { day: undefined })}>查看近期活动</Link>
      </p>
      <ul aria-label={`${dayText(day)}的活动`}>
        {activities.map(({ id, title }) => (
          <li key={id} className={styles.row}>
            <Link {...linkOptions({ to: '/roadshow/$id', params: { id } })} className={styles.title}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Coming({ search }: { search: HomeSearch }) {
  const view = chosenOf(views, search.activities)
  const coming = useQuery(
    view === '近期' ? comingQuery : query(activity.hot, { query: { size: sizes.activities } }),
  )
  return (
    <div className={styles.list}>
      <Tabs
        label="活动"
        tabs={viewTabs(search, views, view, (word) => ({ activities: word, day: undefined }))}
      />
      <Loaded
        query={coming}
        skeleton={<SkeletonRows rows={sizes.activities} />}
        isEmpty={({ records }) => records.length === 0}
        empty={<EmptyState title="暂无活动" hint="政策宣讲、银企对接等活动发布后显示在这里。" />}
      >
        {({ records }) => (
          <ul aria-label={`${view}活动`}>
            {records.map((one) => (
              <Row key={one.id} one={one} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}

/** Shows an activity with its date. Computes the state from the current time. */
function Row({ one }: { one: ActivityBrief }) {
  const state = activityState(one, cityNow())
  return (
    <li className={styles.row}>
      <div className={styles.leaf}>
        <DateBlock day={one.startTime} />
      </div>
      <div className={styles.what}>
        <Link {...linkOptions({ to: '/roadshow/$id', params: { id: one.id } })} className={styles.title}>
          {one.title}
        </Link>
        <p className={styles.meta}>
          {one.mode}&nbsp;· {one.signed}/{one.quota} 人
          <StateChip tone={activityLifecycle.toneOf(state)}>{state}</StateChip>
        </p>
      </div>
    </li>
  )
}
