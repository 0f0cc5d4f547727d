import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { useMemo } from 'react'
import { StartLink } from '#features/declare/StartLink.tsx'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { useVerdicts } from '#features/policy/useVerdicts.ts'
import { obstacleOf } from '#rules/standing/verdict.ts'
import { Favourite } from '#features/policy/Favourite.tsx'
import { useFavourites } from '#features/policy/useFavourites.ts'
import { CorrectAddress } from '#blocks/CorrectAddress.tsx'
import { useWaitTogether } from '#blocks/useWaitTogether.ts'
import { timeText } from '#lib/dates.ts'
import { matchLevels, matchLevelWords } from '#rules/match-words.ts'
import { LISTED, standingsOf } from '#rules/match-report.ts'
import { isOpen, windowOf } from '#rules/window.ts'
import { useDeviceState } from '#offline/view.ts'
import { useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/state/EmptyState.tsx'
import { List } from '#ui/list/ListRow.tsx'
import { pagerOf } from '#ui/list/Pager.tsx'
import { optionalPart } from '#ui/lazy-part.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import styles from './-calculate/calculate.module.css'
import { conditionGroups } from './-calculate/groups.ts'
import { HAND, matchLink, planLink } from '#features/match/match-links.ts'
import type { CalculationSearch } from '#features/match/calculation-address.ts'
import type { ReportView } from './-calculate/report.ts'
import { ReportFrame, reportSkeleton } from './-calculate/ReportFrame.tsx'
import { ResultRow } from './-calculate/ResultRow.tsx'
import rows from './-calculate/report.module.css'
import { Radar } from './-calculate/Radar.tsx'
import { SaveReport } from './-calculate/SaveReport.tsx'
import { SinceLast, useLastReport } from './-calculate/SinceLast.tsx'
import { SumsAhead } from './-calculate/SumsAhead.tsx'
import { Totals } from './-calculate/Totals.tsx'

// Loaded on demand, because only a saved report has downloads, and only with a network.
const Downloads = optionalPart(async () => (await import('#features/match/Downloads.tsx')).Downloads)

const SIZE = 10

export const Route = createFileRoute('/_default/policy/calculate/report')({
  component: ReportPage,
})

const linkTo = (search: CalculationSearch) => linkOptions({ to: '/policy/calculate/report', search })

/** Shows 计算报告: the policies the enterprise can get, the reasons, the gaps and the deadlines. */
function ReportPage() {
  const search = Route.useSearch()
  return (
    <ReportFrame title="政策计算报告" search={search} aside={actionsFor}>
      {(view) => <Report view={view} search={search} />}
    </ReportFrame>
  )
}

const actionsFor = ({ held, no, name }: ReportView, search: CalculationSearch) => (
  <span className={rows.saved}>
    {held && <SaveReport held={held} />}
    {no && search.id && <Downloads id={search.id} name={name} />}
    <LinkButton link={planLink(search)}>查看申报方案</LinkButton>
  </span>
)

function Report({ view, search }: { view: ReportView; search: CalculationSearch }) {
  const { reach } = useDeviceState()
  const { enId } = useAccount()
  const { items, totals, held } = view
  const last = useLastReport(view, search.id)
  const isComing = useWaitTogether(last.isLoading)
  const standings = useMemo(() => standingsOf(items, conditionGroups), [items])
  const chosen = matchLevels.find((one) => one === search.level)
  const found = chosen ? items.filter((one) => one.matchLevel === chosen) : items
  const pages = Math.ceil(found.length / SIZE)
  const page = Math.min(search.page ?? 1, Math.max(1, pages))
  const gaps = view.entries.filter(({ value, problem }) => value === undefined && !problem).length
  const wrong = view.entries.filter(({ problem }) => problem).map(({ label }) => label)
  if (isComing) return reportSkeleton
  return (
    <>
      <div className={rows.tops}>
        <Card
          title="结论"
          aside={
            <LinkButton
              look="plain"
              link={matchLink(held ?? { of: view.enId === enId ? undefined : HAND, from: search.id })}
            >
              修改答案
            </LinkButton>
          }
        >
          <Totals {...view} fitting={items.filter((one) => one.matchLevel === 'recommended')} />
          {wrong.length > 0 && (
            <p className={rows.closing}>
              <strong>{wrong.join('、')}填写有误，未计入结果</strong>，请修改答案。
            </p>
          )}
          <p className={styles.small}>
            {held
              ? `规则版本 ${view.ruleVersion}；${reach === 'online' ? '按当前政策计算' : `当前离线，政策截至 ${timeText(view.asOf)}`}${gaps > 0 ? `；还有 ${String(gaps)} 项信息未填` : ''}`
              : `${timeText(view.asOf, 0)} 生成，规则版本 ${view.ruleVersion}。报告已固定，政策变化不影响其内容。`}
          </p>
        </Card>
        <Card title="各类条件符合程度" aside="按条件权重计算的符合率">
          <Radar standings={standings} />
        </Card>
      </div>
      <SumsAhead view={view} search={search} />
      <CorrectAddress shown={{ level: chosen }} />
      <SinceLast view={view} before={last.before} />
      <Card
        tabs={
          <Tabs
            label="匹配等级"
            tabs={[undefined, ...matchLevels].map((level) => ({
              label: level ? matchLevelWords[level] : '全部',
              count: level ? totals[level] : view.evaluated,
              chosen: level === chosen,
              link: linkTo({ ...search, level, page: undefined }),
            }))}
          />
        }
        aside={
          <Button look="plain" onClick={() => print()}>
            打印
          </Button>
        }
        foot={pagerOf({ pages, total: found.length }, page, (to) => linkTo({ ...search, page: to }))}
      >
        {found.length === 0 ? (
          <EmptyState
            title={chosen ? `没有${matchLevelWords[chosen]}的政策` : '没有可以比对的政策'}
            hint={held && gaps > 0 ? '补充企业信息后，可能有更多政策符合。' : '政策更新后可以重新计算。'}
            action={held && <LinkButton link={matchLink(held)}>补充信息</LinkButton>}
          />
        ) : (
          <Rows items={found.slice((page - 1) * SIZE, page * SIZE)} view={view} />
        )}
        {!held && items.length < view.evaluated && (
          <p className={styles.small}>已保存的报告每个等级最多列出 {LISTED} 条，合计数包含全部政策。</p>
        )}
      </Card>
    </>
  )
}

function Rows({ items, view }: { items: ReportView['items']; view: ReportView }) {
  // Finds the items that can be declared in the portal; where the items are not known, the link opens the
  // policy's own page.
  const { data: declarable } = useQuery(allItemsQuery)
  const favourites = useFavourites()
  const verdictOf = useVerdicts()
  return (
    <List label="政策" top>
      {items.map((item) => {
        const own = declarable?.records.filter((one) => one.policyId === item.policyId) ?? []
        return (
          <ResultRow
            key={item.policyId}
            item={item}
            view={view}
            actions={
              <>
                <Favourite
                  policy={{ id: item.policyId, title: item.title, favorite: favourites.has(item.policyId) }}
                  asOf={favourites.asOf}
                  look="plain"
                />
                {isOpen(windowOf(item).state) &&
                  (own[0] && own.length === 1 ? (
                    <StartLink item={own[0]} warning={obstacleOf(verdictOf(own[0]))} />
                  ) : (
                    <LinkButton
                      look="plain"
                      link={linkOptions({
                        to: '/policy/search/detail',
                        search: { id: item.policyId },
                        ...(own.length ? { hash: 'items' } : {}),
                      })}
                    >
                      {own.length ? '选择申报项目' : '查看申报方式'}
                    </LinkButton>
                  ))}
              </>
            }
          />
        )
      })}
    </List>
  )
}
