import { DockingForm } from '#api/docking-request.ts'
import { ContactName, ContactPhone } from '#blocks/form/ContactFields.tsx'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { filled } from '#blocks/form/filled.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import { useReady } from '#offline/useReady.ts'
import { LAPSE_DAYS, REASON, reasonRange } from '#rules/docking-states.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { askedFields } from './asked.ts'

const schema = filled(DockingForm)

/** Shows the fields of a request to dock: reason and contact. */
export function AskForm({ onSend, ...form }: DeedForm<typeof askedFields>) {
  const { profile, known, sources } = useKnown(true)
  const isReady = useReady('ask', [profile])
  if (!isReady) return <SkeletonText />
  return (
    <DialogForm
      {...form}
      fields={askedFields}
      schema={schema}
      known={known}
      sources={sources}
      submitLabel="提交申请"
      onSend={onSend}
    >
      {(bind) => (
        <>
          <TextArea
            {...bind('message')}
            required
            rows={5}
            limit={REASON.most}
            hint={`写明本企业可提供的内容和合作意向，${reasonRange}；发布方 ${String(LAPSE_DAYS)} 天内未回应的，申请自动失效`}
          />
          <ContactName {...bind('contactName')} />
          <ContactPhone {...bind('contactPhone')} use="提交后发布方可以看到" />
        </>
      )}
    </DialogForm>
  )
}
