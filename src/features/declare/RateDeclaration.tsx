import { declare } from '#api/declare.ts'
import type { DeclarationBrief } from '#api/declaration.ts'
import { RatingForm } from '#api/rating.ts'
import { RateDialog } from '#blocks/rating/RateDialog.tsx'
import { mayRate } from '#rules/declaration-states.ts'
import type { ButtonLook } from '#ui/Button.tsx'
import { recordOf } from './status.ts'
import { useWaiting } from './useWaiting.ts'

interface Props {
  row: Pick<
    DeclarationBrief,
    'id' | 'itemId' | 'itemName' | 'enId' | 'type' | 'version' | 'department' | 'status' | 'rating'
  >
  look?: ButtonLook
}

/** Rates how an ended declaration or benefit was handled (好差评), once; nothing before the end or after the rating. */
export function RateDeclaration({ row, look }: Props) {
  const { id, itemId, itemName, enId, type, version, department, status, rating } = row
  const waiting = useWaiting(id)
  const record = recordOf(id)
  if (rating || waiting || !mayRate(status)) return null
  return (
    <RateDialog
      of={itemName}
      look={look}
      title="评价办理结果"
      record={record}
      keptAs={`评价:${record}`}
      kind="matter"
      by={department}
      schema={RatingForm}
      most={500}
      hint="评价只能提交一次，不影响办理结果"
      call={(given) => [
        declare.update,
        {
          body: {
            declareEntId: itemId,
            declareEnId: enId,
            type,
            id,
            version,
            action: 'rate' as const,
            rating: given,
          },
        },
        { title: `评价：${itemName}` },
      ]}
    />
  )
}
