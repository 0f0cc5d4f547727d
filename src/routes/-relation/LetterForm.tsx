import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { LETTER_FILES, LETTER_TEMPLATE, LETTER_TYPES, LetterProof } from '#api/binding.ts'
import { UPLOAD_MAX } from '#api/common.ts'
import { AttachmentField } from '#blocks/form/AttachmentField.tsx'
import { usePlainForm } from '#blocks/form/usePlainForm.ts'
import { TemplateButton } from '#blocks/TemplateButton.tsx'
import { useUnsent } from '#blocks/useUnsent.ts'
import { type Attachment, isAttachment } from '#lib/attachment.ts'
import { keepTemplate } from '#offline/templates.ts'
import { useAccount } from '#session/account.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { sendProof } from './bind.ts'
import { errorsOf } from './errors-of.ts'
import type { ProofProps } from './proof-props.ts'
import { ProofForm } from './ProofForm.tsx'
import { uploadAll } from './upload-all.ts'

const labels = { name: '经办人姓名', files: '授权书' }
const Typed = v.object({ name: v.string(), files: v.array(v.custom<Attachment>(isAttachment)) })
type Values = v.InferOutput<typeof Typed>

/** Hands in an 授权书, which waits for its audit. Name and files are kept in this tab until then. */
export function LetterForm({ enterprise, onDone }: ProofProps) {
  const { enId, creditCode } = enterprise
  const { userInfo } = useAccount()
  const [typed, keep] = useUnsent(`letter:${enId}`, Typed)
  const form = usePlainForm<Values>({
    prefix: 'letter',
    initial: typed ?? { name: userInfo?.nickname ?? '', files: [] },
    labels,
  })
  const { values, set } = form
  const [share, setShare] = useState<string>()
  useEffect(() => {
    // Keeps the blank form on this device, because it is filled in and sealed on paper, perhaps without a network.
    void keepTemplate(LETTER_TEMPLATE).catch(() => undefined)
  }, [])
  // Changes the latest values, because a file may still be written to the disk while somebody types.
  const change = (by: (now: Values) => Partial<Values>) =>
    keep((before) => {
      const now = before ?? values
      const patch = by(now)
      set(patch)
      return { ...now, ...patch }
    })
  const way = '授权书'
  const submit = async () => {
    const done = await form.attempt(
      'submit',
      (now) => errorsOf(LetterProof, { way, creditCode, ...now }),
      async ({ name, files }) => {
        const uploaded = await uploadAll(files, setShare).finally(() => setShare(undefined))
        change(() => ({ files: uploaded }))
        await sendProof({
          way,
          creditCode,
          name,
          files: uploaded.map(({ filePath, fileName, size, type }) => ({ filePath, fileName, size, type })),
        })
      },
    )
    if (!done) return
    keep(undefined)
    onDone()
  }
  return (
    <ProofForm form={form} label="授权书核验" submitLabel="提交核验" share={share} onSubmit={submit}>
      <TextField
        {...form.bind('name')}
        onChange={(name) => change(() => ({ name }))}
        required
        autoComplete="name"
        hint="与授权书上的被授权人一致"
      />
      <AttachmentField
        {...form.bind('files')}
        onChange={(next) => change((now) => ({ files: next(now.files) }))}
        required
        accept={LETTER_TYPES}
        limit={LETTER_FILES}
        maxSizeMb={UPLOAD_MAX / 1_048_576}
        hint="填写模板，由法定代表人签字并加盖公章后扫描或拍照"
      />
      <div>
        <TemplateButton paper="企业授权书" template={LETTER_TEMPLATE} />
      </div>
    </ProofForm>
  )
}
