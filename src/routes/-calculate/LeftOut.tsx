import { linkOptions } from '@tanstack/react-router'
import type { MatchItem } from '#api/match.ts'
import { reportedVerdict } from '#rules/standing/verdict.ts'
import { Button } from '#ui/Button.tsx'
import { Folded } from '#ui/list/Folded.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { StateChip, type Tone } from '#ui/state/StateChip.tsx'
import { useKeptFocus } from '#ui/useKeptFocus.ts'
import type { ReportView } from './report.ts'
import { exclusionText, sumsText } from './set-words.ts'
import styles from './set.module.css'
import type { SharedSet } from './useBestSet.ts'

/** Lists the policies outside the set, each with the reason, its basis, and a button that takes it in. */
export function LeftOut({ shared, view }: { shared: SharedSet; view: ReportView }) {
  const around = useKeptFocus<HTMLDivElement>()
  const { set, items, candidate } = shared
  const itemOf = (id: string) => items.find(({ policyId }) => policyId === id)!
  if (set.leftOut.length === 0) return null
  return (
    <section aria-label="未列入的政策" className={styles.left} {...around}>
      <h2>
        未列入的政策<small>{set.leftOut.length} 项，可以换入</small>
      </h2>
      <Folded label="未列入的政策" items={set.leftOut} isShort>
        {(shown) =>
          shown.map(({ id, by }) => {
            const item = itemOf(id)
            const near = item.matchLevel === 'potential' ? gapText(item, view) : undefined
            const [words, tone]: [string, Tone] =
              by.length > 0 ? ['不可同享', 'warn'] : near ? ['接近符合', 'info'] : ['已移出', 'neutral']
            return (
              <ListRow
                key={id}
                title={item.title}
                link={linkOptions({ to: '/policy/search/detail', search: { id } })}
                meta={[item.level, item.contactOrg, sumsText(candidate(id))]}
                state={<StateChip tone={tone}>{words}</StateChip>}
                actions={
                  <Button
                    look="plain"
                    aria-label={`${by.length > 0 ? '换成这项' : '列入方案'}：${item.title}`}
                    onClick={() => shared.take(id)}
                  >
                    {by.length > 0 ? '换成这项' : '列入方案'}
                  </Button>
                }
              >
                <ul className={styles.reasons} aria-label="未列入的原因">
                  {near && <li>{near}</li>}
                  {by.map((other) => (
                    <li key={other.id}>
                      {other.groups.map((group) => exclusionText(itemOf(other.id).title, group)).join('；')}。
                      <small>
                        {`依据 ${other.groups[0]!.basis.name}：${[...new Set(other.groups.map(({ basis }) => basis.text))].join('')}`}
                      </small>
                    </li>
                  ))}
                  {by.length === 0 && !near && <li>已手动移出。</li>}
                </ul>
              </ListRow>
            )
          })
        }
      </Folded>
    </section>
  )
}

/** Returns the main condition that a policy still misses. */
function gapText(item: MatchItem, view: ReportView): string {
  const { failing: gap } = reportedVerdict(item.matchLevel, view.explained?.(item) ?? item.conditions)
  if (!gap) return '接近符合，尚不能确定可以享受。'
  return `接近符合，尚不符合“${gap.name}”${gap.advice ? `：${gap.advice}` : ''}。`
}
