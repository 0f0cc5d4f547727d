import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type AttributeKey, wordsOf } from '#api/attribute.ts'
import { query } from '#api/call/query.ts'
import { match } from '#api/match.ts'
import { reportQuery } from '#features/match/saved.ts'
import { timeText } from '#lib/dates.ts'
import { type AttributeValue, valueText } from '#rules/match.ts'
import { type Moved, sinceReport } from '#rules/match-since.ts'
import { useAccount } from '#session/account.ts'
import { Card } from '#ui/Card.tsx'
import type { ReportView } from './report.ts'
import styles from './report.module.css'

/** Policies and facts that are named; the rest is counted. */
const MAX_NAMED = 2
const MAX_FACTS = 4

/**
 * Returns the last saved report of the same enterprise with its items, and whether it is loading; undefined if there is
 * none.
 * @param id of a saved report, which is compared with the one before it
 */
export function useLastReport(view: ReportView, id: string | undefined) {
  const { userInfo, enId } = useAccount()
  const own = userInfo !== undefined && (view.held ? view.held.isOwn : view.enId !== undefined)
  const saved = useQuery({ ...query(match.history, { query: { current: 1, size: 10 } }), enabled: own })
  const whose = view.held ? enId : view.enId
  const earlier = saved.data?.records.find(
    (one) =>
      one.enId === whose && one.id !== id && (view.held !== undefined || one.createTime < String(view.asOf)),
  )
  const whole = useQuery({ ...reportQuery(earlier?.id ?? ''), enabled: own && earlier !== undefined })
  return {
    before: own ? whole.data?.records[0] : undefined,
    isLoading: saved.isLoading || whole.isLoading,
  }
}

interface Props {
  view: ReportView
  before: ReturnType<typeof useLastReport>['before']
}

/**
 * Shows the changes since the last saved report of the same enterprise with their reasons; renders nothing if there is
 * none.
 */
export function SinceLast({ view, before }: Props) {
  if (!before?.items) return null
  const attributes = view.entries.flatMap(({ key, value }) => (value === undefined ? [] : [{ key, value }]))
  const { gained, lost, facts } = sinceReport({ ...before, items: before.items }, { ...view, attributes })
  return (
    <Card title={`与${timeText(before.createTime)}的报告相比`}>
      {gained.length + lost.length + facts.length === 0 ? (
        <p>符合条件的政策和企业信息都没有变化。</p>
      ) : (
        <ul className={styles.since}>
          <MovedPolicies label="新增符合条件" moved={gained} />
          <MovedPolicies label="不再符合条件" moved={lost} />
          {facts.slice(0, MAX_FACTS).map((one) => (
            <li key={one.key}>{factText(one.key as AttributeKey, one.before, one.after)}</li>
          ))}
          {facts.length > MAX_FACTS && <li>另有 {facts.length - MAX_FACTS} 项企业信息有变化</li>}
        </ul>
      )}
    </Card>
  )
}

function MovedPolicies({ label, moved }: { label: string; moved: readonly Moved[] }) {
  if (moved.length === 0) return null
  const more = moved.length - MAX_NAMED
  return (
    <li>
      {label} {moved.length} 条：
      {moved.slice(0, MAX_NAMED).map(({ policyId, title, why }, at) => (
        <span key={policyId}>
          {at > 0 && '；'}
          <Link to="/policy/search/detail" search={{ id: policyId }}>
            {title}
          </Link>
          （{why}）
        </span>
      ))}
      {more > 0 && `；另有 ${String(more)} 条`}
    </li>
  )
}

/** Returns the change of one fact: 上年营业收入：4,280 万元 → 5,000 万元. */
function factText(
  key: AttributeKey,
  before: AttributeValue | undefined,
  after: AttributeValue | undefined,
): string {
  const words = wordsOf(key)
  const text = (value: AttributeValue | undefined) =>
    value === undefined ? '未填写' : valueText(value, words)
  return `${words.label}：${text(before)} → ${text(after)}`
}
