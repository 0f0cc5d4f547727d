import type * as v from 'valibot'
import { ActivityEvaluation } from '#api/activity-signup.ts'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { StarsField } from '#ui/form/StarsField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { ratingFields } from './fields.ts'

type Rating = v.InferOutput<typeof ActivityEvaluation>

/** Renders the rating form: stars and optional words. */
export const RateForm = (form: DeedForm<typeof ratingFields, Rating>) => (
  <DialogForm {...form} fields={ratingFields} schema={ActivityEvaluation} submitLabel="提交评价">
    {(bind) => (
      <>
        <StarsField {...bind('score')} required />
        <TextArea {...bind('content')} hint="选填；评价只能提交一次，主办方可以看到" limit={500} rows={4} />
      </>
    )}
  </DialogForm>
)
