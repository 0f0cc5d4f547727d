import { auditWords } from '#blocks/form/audit-words.ts'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { RecordDraft } from '#blocks/form/RecordDraft.tsx'
import { RejectedNotice } from '#blocks/form/RejectedNotice.tsx'
import { mineLink, nouns } from '#features/docking/kinds.ts'
import { Fields } from './Fields.tsx'
import { toValues } from './schema.ts'
import { Preview } from './Preview.tsx'
import { type Beginning, usePublish } from './usePublish.ts'

/** The form of a record from its beginning, its draft or its rejection, to its receipt. */
export function Form(begin: Beginning) {
  const { kind, record } = begin
  const form = usePublish(begin)
  const label = `我的${nouns[kind]}`
  return (
    <>
      <DraftForm
        form={form}
        submitLabel="提交审核"
        mine={{ label, link: mineLink(kind), next: auditWords('上架公开', label) }}
        notice={<RejectedNotice of={record} />}
      >
        {({ step }) =>
          step === 'fill' ? <Fields kind={kind} form={form} /> : <Preview kind={kind} form={form} />
        }
      </DraftForm>
      <RecordDraft form={form} at={form.atCity} toValues={toValues} />
    </>
  )
}
