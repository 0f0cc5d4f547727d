import { useState } from 'react'
import { serve } from '#api/serve.ts'
import { localFiles, stillHere } from '#blocks/form/local-files.ts'
import { handedIn, handIn } from '#blocks/outbox/hand-in.ts'
import { useAfterSignIn } from '#blocks/sign-in/useMemberDeed.ts'
import { useUnsent } from '#blocks/useUnsent.ts'
import { requestRecord } from '#features/serve/links.ts'
import { send } from '#offline/outbox/outbox.ts'
import { arriving } from '#ui/arriving.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { SkeletonText } from '#ui/state/Skeleton.tsx'
import { showToast } from '#ui/state/Toast.tsx'
import { Asked } from './typed.ts'

// It brings the controls along, which reading a record does not need.
const AskForm = arriving(async () => (await import('./AskForm.tsx')).AskForm)

/** Whom one asks, and about which service; without one it is about the provider's help in general. */
export interface Asking {
  providerId: string
  providerName: string
  product?: { id: string; name: string }
}

/** 咨询机构: asks what is wanted and whom to call, and puts the request into the outbox. */
export function AskProvider({ providerId, providerName, product }: Asking) {
  const [open, setOpen] = useState(false)
  const record = requestRecord(providerId, product?.id)
  // Who closes the dialog, or loses the page, types nothing twice.
  const [typed, setTyped] = useUnsent(record, Asked)
  const begin = async () => {
    setOpen(true)
    if (!typed || typed.attachments.length === 0) return
    const here = await stillHere(typed.attachments)
    const gone = typed.attachments.length - here.length
    if (gone === 0) return
    setTyped((before) => before && { ...before, attachments: here })
    showToast(`${String(gone)} 个附件已不在本机，请重新选择`)
  }
  useAfterSignIn('ask', record, () => void begin())
  const queue = async (asked: Asked) => {
    const body = { ...asked, ...(product ? { productId: product.id } : {}) }
    const options = {
      title: `咨询：${product?.name ?? providerName}`,
      record,
      files: localFiles(asked.attachments),
      labels: { message: '咨询内容', contactName: '联系人', contactPhone: '联系电话', attachments: '附件' },
    }
    if (
      !(await handIn(handedIn('咨询'), () =>
        send(serve.enquire, { params: { id: providerId }, body }, options),
      ))
    )
      return
    setOpen(false)
    setTyped(undefined)
  }
  return (
    <>
      <Button look="primary" onClick={() => void begin()}>
        {product ? '咨询此服务' : '咨询机构'}
      </Button>
      <Dialog open={open} title={product ? '咨询此服务' : '咨询机构'} onClose={() => setOpen(false)}>
        <AskForm
          room={<SkeletonText />}
          typed={typed}
          onChange={setTyped}
          onSend={(body) => void queue(body)}
        />
      </Dialog>
    </>
  )
}
