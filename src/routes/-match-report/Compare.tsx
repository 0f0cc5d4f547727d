import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { type AttributeKey, wordsOf } from '#api/attribute.ts'
import type { MatchReportBrief } from '#api/match.ts'
import { Loaded } from '#blocks/Loaded.tsx'
import { timeText } from '#lib/dates.ts'
import { type Change, compareReports } from '#rules/match-compare.ts'
import { type AttributeValue, valueText } from '#rules/match.ts'
import { matchLevels, matchLevelWords } from '#rules/match-words.ts'
import { LISTED } from '#rules/match-report.ts'
import { moneyText } from '#lib/money.ts'
import { reportQuery } from '#features/match/saved.ts'
import { toneOf } from '#features/match/match-words.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import type { Target } from '#ui/link.ts'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { Page } from '#ui/Page.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { Table } from '#ui/Table.tsx'
import styles from './compare.module.css'

const skeleton = (
  <Card>
    <SkeletonText lines={8} />
  </Card>
)

/** Renders the comparison of two saved reports. */
export const ComparePage = ({ ids, back }: { ids: [string, string]; back: Target }) => (
  <Page title="对比两份报告" crumbs={[{ label: '政策计算报告', link: back }]}>
    <Compare ids={ids} />
  </Page>
)

/** Loads two saved reports and compares the earlier with the later. */
function Compare({ ids: [one, other] }: { ids: [string, string] }) {
  const first = useQuery(reportQuery(one))
  const second = useQuery(reportQuery(other))
  return (
    <Loaded query={first} skeleton={skeleton} onPage>
      {({ records: [a] }) => (
        <Loaded query={second} skeleton={skeleton} onPage inner>
          {({ records: [b] }) =>
            a &&
            b &&
            (a.createTime < b.createTime ? <ReportChanges a={a} b={b} /> : <ReportChanges a={b} b={a} />)
          }
        </Loaded>
      )}
    </Loaded>
  )
}

type Row = [label: string, before: string, after: string, change: string]

const signed = (value: number, text: (value: number) => string) =>
  value === 0 ? '不变' : `${value > 0 ? '+' : '−'}${text(Math.abs(value))}`

/** Shows the changes from `a` to the later `b`. */
function ReportChanges({ a, b }: { a: MatchReportBrief; b: MatchReportBrief }) {
  const found = compareReports({ ...a, items: a.items ?? [] }, { ...b, items: b.items ?? [] })
  const parts = [
    { title: '等级提高', changes: found.better },
    { title: '等级降低', changes: found.worse },
    { title: '后一份新列出', changes: found.gained },
    { title: '后一份未列出', changes: found.lost },
  ].filter(({ changes }) => changes.length > 0)
  return (
    <>
      <Card title="合计">
        {a.enterpriseName !== b.enterpriseName && (
          <p className={styles.note}>
            两份报告的企业不同：{a.enterpriseName}、{b.enterpriseName}
          </p>
        )}
        <Table
          head={['项目', timeText(a.createTime), timeText(b.createTime), '变化']}
          rows={[
            ...matchLevels.map((level): Row => [
              matchLevelWords[level],
              `${String(a.totals[level])} 条`,
              `${String(b.totals[level])} 条`,
              signed(found.totals[level], (count) => `${String(count)} 条`),
            ]),
            [
              '预计金额下限',
              moneyText(a.amountFrom),
              moneyText(b.amountFrom),
              signed(found.amountFrom, moneyText),
            ],
            ['预计金额上限', moneyText(a.amountTo), moneyText(b.amountTo), signed(found.amountTo, moneyText)],
          ]}
        />
      </Card>
      <Card title="企业信息的变化">
        {found.facts.length === 0 ? (
          <p className={styles.note}>两份报告的企业信息相同。</p>
        ) : (
          <Table
            head={['信息', timeText(a.createTime), timeText(b.createTime)]}
            rows={found.facts.map(({ key, before, after }) => [
              wordsOf(key as AttributeKey).label,
              factText(key as AttributeKey, before),
              factText(key as AttributeKey, after),
            ])}
          />
        )}
      </Card>
      {parts.length === 0 ? (
        <Card>
          <EmptyState title="两份报告列出的政策和等级相同" />
        </Card>
      ) : (
        parts.map(({ title, changes }) => (
          <Card key={title} title={title} aside={`${String(changes.length)} 条`}>
            <Changes label={title} changes={changes} />
          </Card>
        ))
      )}
      {[a, b].some(({ items = [], evaluated }) => items.length < evaluated) && (
        <p className={styles.note}>每份报告每个等级最多列出 {LISTED} 条政策，未列出不等于不符合。</p>
      )}
    </>
  )
}

function factText(key: AttributeKey, value: AttributeValue | undefined): string {
  return value === undefined ? '未填写' : valueText(value, wordsOf(key))
}

function Changes({ label, changes }: { label: string; changes: Change[] }) {
  return (
    <List label={label}>
      {changes.map(({ policyId, title, amountText, before, after }) => (
        <ListRow
          key={policyId}
          title={title}
          link={linkOptions({ to: '/policy/search/detail', search: { id: policyId } })}
          amount={amountText}
          state={
            <span className={styles.change}>
              {before && <StateChip tone={toneOf[before]}>{matchLevelWords[before]}</StateChip>}
              {before && after && (
                <>
                  <span className="visually-hidden">变为</span>
                  <span aria-hidden="true">→</span>
                </>
              )}
              {after && <StateChip tone={toneOf[after]}>{matchLevelWords[after]}</StateChip>}
            </span>
          }
        />
      ))}
    </List>
  )
}
