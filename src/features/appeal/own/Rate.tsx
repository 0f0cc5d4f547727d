import { appeal, type AppealBrief } from '#api/appeal.ts'
import { recordOf } from '#blocks/appeal-links.ts'
import { DeedDialog } from '#blocks/form/DeedDialog.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { ButtonLook } from '#ui/Button.tsx'
import { ratingFields } from './rating.ts'

const RateForm = lazyPart(async () => (await import('./RateForm.tsx')).RateForm)

/** Rates the answer (评价): solved, partly or not, stars, words. */
export const Rate = ({ one, look }: { one: AppealBrief; look?: ButtonLook }) => (
  <DeedDialog
    label="去评价"
    of={one.title}
    look={look}
    title="评价办理结果"
    noun="评价"
    record={recordOf(one.id)}
    keptAs={`评价:${recordOf(one.id)}`}
    fields={ratingFields}
    call={(body) => [appeal.evaluate, { body }, { title: `评价：${one.title}` }]}
    form={RateForm}
    told={{ id: one.id, isLast: one.reopened !== undefined }}
  />
)
