import { DockingForm } from '#api/docking-request.ts'
import { check } from '#blocks/form/check.ts'
import { filled } from '#blocks/form/filled.ts'
import { ContactName, ContactPhone } from '#blocks/form/ContactFields.tsx'
import { DialogForm } from '#blocks/form/DialogForm.tsx'
import { sourceOf } from '#blocks/form/source-of.ts'
import { useKnown } from '#blocks/form/useKnown.ts'
import { useReady } from '#offline/useReady.ts'
import { LAPSE_DAYS, REASON, reasonRange } from '#rules/docking-states.ts'
import { TextArea } from '#ui/form/TextArea.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import type { Asked } from './asked.ts'

const schema = filled(DockingForm)
const order = ['message', 'contactName', 'contactPhone'] as const

interface Props {
  /** Undefined until something is typed. */
  typed: Asked | undefined
  onChange: (value: Asked) => void
  onSend: (value: Asked) => void
}

/** Why one wants to dock, and whom to call. */
export function AskForm({ typed, onChange, onSend }: Props) {
  const { profile, known, sources } = useKnown(true)
  const isReady = useReady('ask', [profile])
  const blank: Asked = { message: '', ...known }
  const value = typed ?? blank
  const checked = check(schema, value)
  const props = (name: keyof Asked, tried: boolean) => ({
    name,
    value: value[name],
    source: sourceOf(sources, name, { value: value[name], filledIn: blank[name] }),
    onChange: (text: string) => onChange({ ...value, [name]: text }),
    error: tried ? checked.issues.get(name) : undefined,
    required: true,
  })
  if (!isReady) return <SkeletonText />
  return (
    <DialogForm
      submitLabel="提交申请"
      wrong={order.filter((name) => checked.issues.has(name))}
      onSend={() => checked.done && onSend(checked.value)}
    >
      {(tried) => (
        <>
          <TextArea
            {...props('message', tried)}
            label="对接说明"
            rows={5}
            limit={REASON.most}
            hint={`写明本企业可提供的内容和合作意向，${reasonRange}；发布方 ${String(LAPSE_DAYS)} 天内未回应的，申请自动失效`}
          />
          <ContactName {...props('contactName', tried)} label="联系人" />
          <ContactPhone {...props('contactPhone', tried)} label="联系电话" use="提交后发布方可以看到" />
        </>
      )}
    </DialogForm>
  )
}
