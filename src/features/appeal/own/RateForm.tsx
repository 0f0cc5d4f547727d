import type * as v from 'valibot'
import { AppealEvaluation } from '#api/appeal.ts'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { appealOutcomes } from '#rules/appeal-states.ts'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { StarsField } from '#ui/form/StarsField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { ratingFields } from './rating.ts'

interface Props extends DeedForm<typeof ratingFields, v.InferOutput<typeof AppealEvaluation>> {
  /** Id of the appeal. */
  id: string
  /** True if the appeal was reopened before; any rating then closes it. */
  isLast: boolean
}

/** Renders the form that rates an answer. */
export const RateForm = ({ id, isLast, ...form }: Props) => (
  <DialogForm
    {...form}
    fields={ratingFields}
    schema={AppealEvaluation}
    beside={{ id }}
    submitLabel="提交评价"
  >
    {(bind, { solved }) => {
      const isUnsolved = solved === '未解决'
      const next = isUnsolved ? '提交后由原承办单位再次办理' : '评价后办结'
      return (
        <>
          <ChoiceField
            {...bind('solved')}
            required
            options={appealOutcomes.map((word) => ({ value: word, label: word }))}
          />
          <StarsField {...bind('score')} required />
          <TextArea
            {...bind('comment')}
            {...(isUnsolved && { label: '尚未解决的问题' })}
            required={isUnsolved}
            hint={isLast ? '这是第二次答复，评价后办结' : next}
            limit={500}
            rows={3}
          />
        </>
      )
    }}
  </DialogForm>
)
