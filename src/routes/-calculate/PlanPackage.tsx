import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { TemplateButton } from '#blocks/TemplateButton.tsx'
import { StartLink } from '#features/declare/StartLink.tsx'
import { allItemsQuery } from '#blocks/standing/all-items.ts'
import { VerdictLine } from '#features/policy/VerdictLine.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { periodText } from '#features/policy/policy-words.ts'
import { cityNow } from '#lib/clock.ts'
import { reportedVerdict } from '#rules/standing/verdict.ts'
import { phaseHints, planOf, sharedMaterials } from '#rules/match-plan.ts'
import { useAccount } from '#session/account.ts'
import { Button } from '#ui/Button.tsx'
import { Folded } from '#ui/list/Folded.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { useKeptFocus } from '#ui/useKeptFocus.ts'
import { InlineGuide } from './InlineGuide.tsx'
import { LeftOut } from './LeftOut.tsx'
import { Packages } from './Packages.tsx'
import styles from './plan.module.css'
import { PlanPage } from './PlanPage.tsx'
import type { CalculationSearch } from '#features/match/calculation-address.ts'
import type { ReportView } from './report.ts'
import { effortText } from './ResultRow.tsx'
import { SetSummary } from './SetSummary.tsx'
import { SetTimeline } from './SetTimeline.tsx'
import { sumsText } from './set-words.ts'
import { useBestSet } from './useBestSet.ts'

/** Lists the policies to apply for by deadline and effort, and the shared materials once (办理清单). */
export function PlanPackage({ search }: { search: CalculationSearch }) {
  const { enId } = useAccount()
  const planKey = search.id ?? search.of ?? enId
  return (
    <PlanPage search={search} tab="办理清单" needsItems below={<Packages search={search} />}>
      {(view) => <Plan planKey={planKey} view={view} />}
    </PlanPage>
  )
}

interface Props {
  /** Distinguishes the changes by hand of this plan from those of others. */
  planKey: string
  view: ReportView
}

function Plan({ planKey, view }: Props) {
  const [now] = useState(cityNow)
  const { data: declarable } = useQuery(allItemsQuery)
  const shared = useBestSet(planKey, view)
  const around = useKeptFocus<HTMLDivElement>()
  const { set, candidate } = shared
  const chosen = shared.items.filter(({ policyId }) => set.chosen.includes(policyId))
  const plan = planOf(chosen, now)
  const todo = plan.filter(({ phase }) => phase !== '免申即享').flatMap((group) => group.items)
  return (
    <div {...around}>
      <SetSummary shared={shared} />
      <SetTimeline items={chosen} candidate={candidate} now={now} />
      {plan.map((group) => (
        <section key={group.phase} className={styles.phase}>
          <h2>
            {group.phase}
            <small>
              {phaseHints[group.phase]} · {group.items.length} 项
            </small>
          </h2>
          <Folded label={group.phase} items={group.items}>
            {(shown) =>
              shown.map((item) => {
                const own = declarable?.records.filter((one) => one.policyId === item.policyId) ?? []
                return (
                  <ListRow
                    key={item.policyId}
                    title={item.title}
                    link={linkOptions({ to: '/policy/search/detail', search: { id: item.policyId } })}
                    meta={[
                      item.contactOrg,
                      item.isRolling ? undefined : periodText(item),
                      effortText(item),
                      sumsText(candidate(item.policyId)),
                    ]}
                    amount={item.amountText}
                    state={<WindowChip window={item} />}
                    actions={
                      <>
                        {own[0] && own.length === 1 && <StartLink item={own[0]} />}
                        <Button
                          look="plain"
                          aria-label={`移出方案：${item.title}`}
                          onClick={() => shared.drop(item.policyId)}
                        >
                          移出方案
                        </Button>
                      </>
                    }
                  >
                    <VerdictLine
                      verdict={reportedVerdict(item.matchLevel, view.explained?.(item) ?? item.conditions)}
                      of={item}
                    />
                    <InlineGuide item={item} />
                  </ListRow>
                )
              })
            }
          </Folded>
        </section>
      ))}
      <LeftOut shared={shared} view={view} />
      <section className={styles.materials}>
        <h2>
          所需材料
          <small>同一材料只需准备一次</small>
        </h2>
        <Folded label="所需材料" items={sharedMaterials(todo)}>
          {(shown) =>
            shown.map(({ name, note, required, template, policies }) => (
              <ListRow
                key={name}
                title={name}
                meta={[note, policies.length > 1 ? undefined : policies[0]]}
                actions={template && <TemplateButton paper={name} template={template} />}
                state={
                  <>
                    <StateChip tone={policies.length > 1 ? 'info' : 'neutral'}>
                      用于 {policies.length} 项
                    </StateChip>
                    {!required && <span className={styles.meta}>视情况</span>}
                  </>
                }
              >
                {policies.length > 1 && (
                  <details className={styles.guide}>
                    <summary>用于的政策</summary>
                    <ul>
                      {policies.map((title) => (
                        <li key={title}>{title}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </ListRow>
            ))
          }
        </Folded>
      </section>
    </div>
  )
}
