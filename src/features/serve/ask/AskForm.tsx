import { useEffect, useState } from 'react'
import { EnquiryForm, MOST_PAPERS } from '#api/serve-provider.ts'
import { ContactName, ContactPhone } from '#blocks/form/ContactFields.tsx'
import type { DeedForm } from '#blocks/form/DeedDialog.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { filled } from '#blocks/form/filled.ts'
import { stillHere } from '#blocks/form/local-files.ts'
import { PapersField } from '#blocks/form/PapersField.tsx'
import { useKnown } from '#blocks/form/useKnown.ts'
import { useReady } from '#offline/useReady.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { askedFields } from './typed.ts'

const schema = filled(EnquiryForm)

type Props = DeedForm<typeof askedFields>

/** Removes files whose bytes are no longer on this device from the typed values, and says so. */
function useRemoveLostFiles({ typed, onChange }: Props): void {
  const [begun] = useState(typed?.attachments)
  useEffect(() => {
    const look = async (files: NonNullable<typeof begun>) => {
      const here = await stillHere(files)
      if (here.length === files.length) return
      onChange((before) => ({ ...before, attachments: here }))
      showToast(`${String(files.length - here.length)} 个附件已不在本机，请重新选择`)
    }
    if (begun && begun.length > 0) void look(begun)
  }, [begun, onChange])
}

/** Shows the fields of an enquiry: request and contact. */
export function AskForm(props: Props) {
  const { profile, known, sources } = useKnown(true)
  const isReady = useReady('ask', [profile])
  useRemoveLostFiles(props)
  if (!isReady) return <SkeletonText />
  const { onSend, ...form } = props
  return (
    <DialogForm
      {...form}
      fields={askedFields}
      schema={schema}
      known={known}
      sources={sources}
      submitLabel="提交咨询"
      // Submits the typed values, whose files refer to their bytes on this device.
      onSend={(_, asked) => onSend(asked)}
    >
      {(bind) => (
        <>
          <TextArea
            {...bind('message')}
            required
            rows={5}
            limit={300}
            hint="写明办理事项、期望完成时间和预算，10 到 300 个字"
          />
          <ContactName {...bind('contactName')} />
          <ContactPhone {...bind('contactPhone')} use="提交后机构可以看到" />
          <PapersField {...bind('attachments')} limit={MOST_PAPERS} hint="只有这家机构能看到" />
        </>
      )}
    </DialogForm>
  )
}
