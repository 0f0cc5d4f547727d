import type { MySupply } from '#api/docking.ts'
import { RecordDraft } from '#blocks/form/RecordDraft.tsx'
import { OwnForm } from '#blocks/own/OwnForm.tsx'
import type { Beginning } from '#blocks/own/useOwnForm.ts'
import type { Kind } from '#features/docking/kinds.ts'
import { own } from '#features/docking/own/kind.tsx'
import { Fields } from './Fields.tsx'
import { toValues, type Values } from './schema.ts'
import { Preview } from './Preview.tsx'
import { usePublish } from './usePublish.ts'

/** Shows the form of a demand or a supply. */
export function Form({ kind, ...begin }: Beginning<MySupply, Values> & { kind: Kind }) {
  const form = usePublish(kind, begin)
  return (
    <>
      <OwnForm
        own={own[kind]}
        form={form}
        record={begin.record}
        preview={<Preview kind={kind} form={form} />}
      >
        <Fields kind={kind} form={form} />
      </OwnForm>
      <RecordDraft form={form} at={form.atCity} toValues={toValues} />
    </>
  )
}
