import { linkOptions } from '@tanstack/react-router'
import type { DeclareItem } from '#api/declare-item.ts'
import { applicationModeOf } from '#features/policy/policy-words.ts'
import { useVerdicts } from '#features/policy/useVerdicts.ts'
import { VerdictLine } from '#features/policy/VerdictLine.tsx'
import { WindowChip } from '#features/policy/WindowChip.tsx'
import { srdiLink } from '#features/srdi/links.ts'
import { StartLink } from '#features/declare/StartLink.tsx'
import { dayText } from '#lib/dates.ts'
import { upToText } from '#lib/money.ts'
import { obstacleOf } from '#rules/standing/verdict.ts'
import { LinkButton } from '#ui/Button.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Marked } from '#ui/list/Marked.tsx'
import { StateChip } from '#ui/state/StateChip.tsx'
import { useStanding } from '#features/declare/standing.ts'

/** Shows a row of one item: name, office, deadline, the enterprise's standing and the next action. */
export function ItemRow({ item, looked }: { item: DeclareItem; looked: string }) {
  const { name, department, level, mode, formKey, quotaAmount, applyEnd, isRolling, policyId, consultPhone } =
    item
  const standing = useStanding(item)
  const verdict = useVerdicts()(item)
  return (
    <ListRow
      title={<Marked text={name} looked={looked} />}
      link={linkOptions({ to: '/policy/search/detail', search: { id: policyId } })}
      meta={[
        department,
        level,
        applicationModeOf(item),
        applyEnd && !isRolling ? `${dayText(applyEnd)}截止` : undefined,
        mode === '线下' ? `到${department}窗口提交，咨询 ${consultPhone}` : undefined,
        mode === '外部平台' ? '在外部平台填报，本平台不受理' : undefined,
      ]}
      amount={quotaAmount > 0 ? upToText(quotaAmount) : undefined}
      state={
        standing ? <StateChip tone={standing.tone}>{standing.words}</StateChip> : <WindowChip window={item} />
      }
      actions={
        <>
          {formKey === 'spec-declare' && (
            <LinkButton look="plain" link={srdiLink('description')}>
              先做自评
            </LinkButton>
          )}
          {standing ? (
            <LinkButton look="plain" link={standing.link}>
              {standing.label}
            </LinkButton>
          ) : (
            <StartLink item={item} warning={obstacleOf(verdict)} />
          )}
        </>
      }
    >
      <VerdictLine verdict={verdict} of={item} />
    </ListRow>
  )
}
