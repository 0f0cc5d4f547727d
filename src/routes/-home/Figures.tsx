import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Target } from '#ui/link.ts'
import { SkeletonLine } from '#ui/Skeleton.tsx'
import { policiesQuery, todayQuery } from './today.ts'
import styles from './Figures.module.css'

/** Four numbers of today, over the lower edge of the banner. */
export function Figures() {
  const policies = useQuery(policiesQuery)
  const open = useQuery(todayQuery('可申报'))
  const closing = useQuery(todayQuery('即将截止'))
  const fresh = useQuery(todayQuery('新发布'))
  return (
    <ul className={styles.figures} aria-label="今日数据">
      <Figure label="在册政策" unit="条" query={policies} />
      <Figure label="今日可申报" unit="项" query={open} link={{ to: '/policy/apply' }} />
      <Figure
        label="即将截止"
        unit="项"
        query={closing}
        link={{ to: '/policy/apply', search: { tab: '即将截止' } }}
      />
      <Figure
        label="新发布"
        unit="项"
        query={fresh}
        link={{ to: '/policy/apply', search: { tab: '新发布' } }}
      />
    </ul>
  )
}

interface FigureProps {
  label: string
  unit: string
  query: { data: { total: number } | undefined; isError: boolean; isPaused: boolean }
  link?: Target
}

function Figure({ label, unit, query: { data, isError, isPaused }, link }: FigureProps) {
  const inside = (
    <>
      <span className={styles.number}>
        {data ? (
          data.total.toLocaleString('zh-CN')
        ) : isError || isPaused ? (
          '—'
        ) : (
          <SkeletonLine width="3rem" />
        )}
        {data && <small> {unit}</small>}
      </span>
      <span className={styles.label}>
        {label}
        {(isError || isPaused) && !data && <span className="visually-hidden">，暂时无法获取</span>}
      </span>
    </>
  )
  return (
    <li>
      {link ? (
        <Link {...link} className={styles.figure}>
          {inside}
        </Link>
      ) : (
        <div className={styles.figure}>{inside}</div>
      )}
    </li>
  )
}
