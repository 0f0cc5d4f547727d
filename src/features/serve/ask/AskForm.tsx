import { EnquiryForm, MOST_PAPERS } from '#api/serve-provider.ts'
import { check } from '#blocks/form/check.ts'
import { filled } from '#blocks/form/filled.ts'
import { ContactName, ContactPhone } from '#blocks/form/ContactFields.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { PapersField } from '#blocks/form/PapersField.tsx'
import { sourceOf } from '#blocks/form/source-of.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import { useReady } from '#offline/useReady.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import type { Asked } from './typed.ts'

const schema = filled(EnquiryForm)
const order = ['message', 'contactName', 'contactPhone', 'attachments'] as const

interface Props {
  /** Undefined until something is typed. */
  typed: Asked | undefined
  /** Changed as it stands by then: files come in while one types. */
  onChange: (change: (before: Asked | undefined) => Asked) => void
  onSend: (value: Asked) => void
}

/** What one wants of a provider, and whom it calls. */
export function AskForm({ typed, onChange, onSend }: Props) {
  const { profile, known, sources } = useKnown(true)
  const isReady = useReady('ask', [profile])
  const blank: Asked = { message: '', attachments: [], ...known }
  const value = typed ?? blank
  const checked = check(schema, value)
  const error = (name: keyof Asked, tried: boolean) => (tried ? checked.issues.get(name) : undefined)
  const props = (name: Exclude<keyof Asked, 'attachments'>, tried: boolean) => ({
    name,
    value: value[name],
    source: sourceOf(sources, name, { value: value[name], filledIn: blank[name] }),
    onChange: (text: string) => onChange((before = blank) => ({ ...before, [name]: text })),
    error: error(name, tried),
    required: true,
  })
  if (!isReady) return <SkeletonText />
  return (
    <DialogForm
      submitLabel="提交咨询"
      wrong={order.filter((name) => checked.issues.has(name))}
      onSend={() => onSend(value)}
    >
      {(tried) => (
        <>
          <TextArea
            {...props('message', tried)}
            label="咨询内容"
            rows={5}
            limit={300}
            hint="写明办理事项、期望完成时间和预算，10 到 300 个字"
          />
          <ContactName {...props('contactName', tried)} label="联系人" />
          <ContactPhone {...props('contactPhone', tried)} label="联系电话" use="提交后机构可以看到" />
          <PapersField
            name="attachments"
            label="附件"
            value={value.attachments}
            onChange={(change) =>
              onChange((before = blank) => ({ ...before, attachments: change(before.attachments) }))
            }
            error={error('attachments', tried)}
            limit={MOST_PAPERS}
            hint="只有这家机构能看到"
          />
        </>
      )}
    </DialogForm>
  )
}
