import { appeal, type AppealBrief, AppealEvaluation } from '#api/appeal.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import { RateDialog } from '#blocks/rating/RateDialog.tsx'
import type { ButtonLook } from '#ui/Button.tsx'

/** Rates the answer (评价): solved, partly or not, stars, reasons, words. */
export const Rate = ({
  one: { id, title, handlerOrg, reopened },
  look,
}: {
  one: AppealBrief
  look?: ButtonLook
}) => (
  <RateDialog
    of={title}
    look={look}
    title="评价办理结果"
    record={recordOf(id)}
    keptAs={`评价:${recordOf(id)}`}
    kind="matter"
    by={handlerOrg}
    schema={AppealEvaluation}
    beside={{ id }}
    most={500}
    answer={{ isLast: reopened !== undefined }}
    call={(body) => [appeal.evaluate, { body }, { title: `评价：${title}` }]}
  />
)
