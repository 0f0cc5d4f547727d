import { linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MatchItem } from '#api/match.ts'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { periodText } from '#features/policy/policy-words.ts'
import { scoreText } from '#rules/match-report.ts'
import { matchLevelWords } from '#rules/match-words.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { ConditionResults, countsText } from './ConditionResults.tsx'
import type { ReportView } from './report.ts'
import styles from './report.module.css'
import { toneOf } from '#features/match/match-words.ts'

interface Props {
  item: MatchItem
  /** Report of the item. */
  view: ReportView
  actions: ReactNode
}

/** Returns the effort of an application: 材料 8 份 · 流程 6 步. */
export const effortText = ({ materials, steps }: Pick<MatchItem, 'materials' | 'steps'>): string =>
  `材料 ${String(materials.length)} 份 · 流程 ${String(steps.length)} 步`

/** Shows one policy of a report: level, share of met conditions, amount, window and effort; its conditions unfold. */
export function ResultRow({ item, view, actions }: Props) {
  return (
    <ListRow
      title={item.title}
      link={linkOptions({ to: '/policy/search/detail', search: { id: item.policyId } })}
      meta={[item.level, item.departments.join('、'), item.docNumber]}
      amount={item.amountText}
      state={<StateChip tone={toneOf[item.matchLevel]}>{matchLevelWords[item.matchLevel]}</StateChip>}
      actions={actions}
    >
      <p className={styles.window}>
        <WindowChip window={item} />
        {!item.isRolling && <span>{periodText(item)}</span>}
        {scoreText(item) && <span>{scoreText(item)}</span>}
        <span>{effortText(item)}</span>
      </p>
      <details className={styles.row}>
        <summary>条件 {countsText(item.conditions)}</summary>
        <ConditionResults conditions={view.explained?.(item) ?? item.conditions} held={view.held} />
      </details>
    </ListRow>
  )
}
