import { useQuery } from '@tanstack/react-query'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { match } from '#api/match.ts'
import { query } from '#api/call/query.ts'
import { agoText, timeText } from '#lib/dates.ts'
import { matchLevels, matchLevelWords } from '#rules/match-words.ts'
import { useDrafts } from '#offline/drafts/useDrafts.ts'
import { useAccount } from '#session/account.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { List, ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { lastVisitorEnterprise } from './calculation-draft.ts'
import { isCalculation, matchLink, reportLink } from '#features/match/match-links.ts'
import { amountText } from '#features/match/match-words.ts'

/** Query of the newest saved report. */
export const lastReport = query(match.history, { query: { current: 1, size: 1 } })

/** Lists the unfinished calculations of this device and the newest saved report. */
export function Continue() {
  const { userInfo, enId } = useAccount()
  const drafts = useDrafts(enId)?.filter(({ key }) => isCalculation(key)) ?? []
  const navigate = useNavigate()
  const last = useQuery({ ...lastReport, enabled: userInfo !== undefined })
  const report = last.data?.records[0]
  const visitorEnterprise = userInfo ? undefined : lastVisitorEnterprise()
  if (drafts.length === 0 && !report && visitorEnterprise === undefined) return null
  return (
    <Card
      title="继续上次计算"
      aside={
        report && (
          <LinkButton look="plain" link={linkOptions({ to: '/user/match-report' })}>
            全部报告
          </LinkButton>
        )
      }
    >
      <List label="继续上次计算">
        {visitorEnterprise !== undefined && (
          <ListRow
            title="未完成的计算"
            meta={['保存在本页，关闭浏览器后清除']}
            actions={
              <LinkButton look="primary" link={matchLink({ of: visitorEnterprise })}>
                继续
              </LinkButton>
            }
          />
        )}
        {userInfo &&
          drafts.map((draft) => (
            <ListRow
              key={draft.key.record}
              title={draft.title}
              meta={[`保存于 ${agoText(draft.savedAt)}`]}
              state={<StateChip tone="neutral">未保存为报告</StateChip>}
              actions={
                <Button
                  look="primary"
                  aria-label={`继续：${draft.title}`}
                  onClick={() => void navigate({ href: draft.href })}
                >
                  继续
                </Button>
              }
            />
          ))}
        {report && (
          <ListRow
            title={`${report.enterpriseName}的报告`}
            link={reportLink({ id: report.id })}
            meta={[
              `${timeText(report.createTime)} 生成`,
              ...matchLevels
                .slice(0, 2)
                .map((one) => `${matchLevelWords[one]} ${String(report.totals[one])}`),
            ]}
            amount={amountText(report.amountFrom, report.amountTo)}
          />
        )}
      </List>
    </Card>
  )
}
