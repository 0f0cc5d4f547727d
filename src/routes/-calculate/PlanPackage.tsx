import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useState } from 'react'
import { TemplateButton } from '#blocks/TemplateButton.tsx'
import type { MatchItem } from '#api/match.ts'
import { StartLink } from '#features/declare/StartLink.tsx'
import { allItemsQuery } from '#features/policy/all-items.ts'
import { VerdictLine } from '#features/policy/VerdictLine.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { periodText } from '#features/policy/policy-words.ts'
import { cityNow } from '#lib/clock.ts'
import { reportedVerdict } from '#rules/standing/verdict.ts'
import { phaseHints, planOf, sharedMaterials } from '#rules/match-plan.ts'
import { Folded } from './Folded.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { InlineGuide } from './InlineGuide.tsx'
import { Packages } from './Packages.tsx'
import styles from './plan.module.css'
import { PlanPage } from './PlanPage.tsx'
import type { CalculationSearch } from '#features/match/calculation-address.ts'
import type { ReportView } from './report.ts'
import { effortText } from './ResultRow.tsx'

/** Lists the policies to apply for by deadline and effort, and the shared materials once (办理清单). */
export function PlanPackage({ search }: { search: CalculationSearch }) {
  return (
    <>
      <PlanPage search={search} tab="办理清单" needsItems>
        {(view, items) => <Plan items={items} view={view} />}
      </PlanPage>
      <Packages search={search} />
    </>
  )
}

function Plan({ items, view }: { items: MatchItem[]; view: ReportView }) {
  const [now] = useState(cityNow)
  const { data: declarable } = useQuery(allItemsQuery)
  const plan = planOf(items, now)
  const todo = plan.filter(({ phase }) => phase !== '免申即享').flatMap((group) => group.items)
  return (
    <>
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
                    meta={[item.contactOrg, item.isRolling ? undefined : periodText(item), effortText(item)]}
                    amount={item.amountText}
                    state={<WindowChip window={item} />}
                    actions={own[0] && own.length === 1 && <StartLink item={own[0]} />}
                  >
                    <VerdictLine
                      verdict={reportedVerdict(item.matchLevel, view.explained?.(item) ?? item.conditions)}
                      window={item}
                    />
                    <InlineGuide item={item} />
                  </ListRow>
                )
              })
            }
          </Folded>
        </section>
      ))}
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
    </>
  )
}
