import type { MySupply } from '#api/docking.ts'
import { DraftForm } from '#blocks/form/DraftForm.tsx'
import { type Kind, mineLink, nouns } from '#features/docking/kinds.ts'
import { Notice } from '#ui/state/Notice.tsx'
import { Fields } from './Fields.tsx'
import { Preview } from './Preview.tsx'
import { usePublish } from './usePublish.ts'

/** The form of a record from its beginning, its draft or its rejection, to its receipt. */
export function Form({ kind, record }: { kind: Kind; record?: MySupply }) {
  const form = usePublish(kind, record)
  return (
    <DraftForm
      form={form}
      submitLabel="提交审核"
      mine={{ label: `我的${nouns[kind]}`, link: mineLink(kind) }}
      notice={
        record?.status === '已驳回' &&
        record.reason && (
          <Notice tone="warn" title="未通过审核：">
            {record.reason}
          </Notice>
        )
      }
    >
      {({ step }) =>
        step === 'fill' ? <Fields kind={kind} form={form} /> : <Preview kind={kind} form={form} />
      }
    </DraftForm>
  )
}
