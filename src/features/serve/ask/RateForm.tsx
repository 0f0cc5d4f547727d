import type * as v from 'valibot'
import { EnquiryRating } from '#api/serve-provider.ts'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { filled } from '#blocks/form/filled.ts'
import { StarsField } from '#ui/form/StarsField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { ratingFields } from './typed.ts'

const schema = filled(EnquiryRating)

interface Props extends DeedForm<typeof ratingFields, v.InferOutput<typeof EnquiryRating>> {
  enquiryId: string
}

/** Shows the fields of a rating: stars and optional words. */
export const RateForm = ({ enquiryId, ...form }: Props) => (
  <DialogForm
    {...form}
    fields={ratingFields}
    schema={schema}
    beside={{ status: '评价', enquiryId }}
    submitLabel="提交评价"
  >
    {(bind) => (
      <>
        <StarsField {...bind('score')} required />
        <TextArea
          {...bind('comment')}
          hint="只能评价一次，机构可以看到；满 3 次评价后公开平均分"
          limit={300}
          rows={3}
        />
      </>
    )}
  </DialogForm>
)
