import { useEffect, useEffectEvent } from 'react'
import { type Draft, itemIdOfDraft } from '#offline/outbox/item.ts'
import { putBack } from '#offline/outbox/put-back.ts'
import { showToast } from '#ui/state/Toast.tsx'

/**
 * Handles leaving a form whose draft was taken out of the outbox: puts an unchanged draft back as it was; shows for a
 * changed one that it is no longer submitted automatically.
 * @param draft draft of the form; undefined once it has been submitted again
 * @param isChanged returns whether anything was edited; called on leaving
 */
export function useLeaving(draft: Draft | undefined, isChanged: () => boolean): void {
  const leave = useEffectEvent(async () => {
    if (!draft || !itemIdOfDraft(draft)) return
    const isBack = !isChanged() && (await putBack(draft).catch(() => false))
    showToast(
      isBack
        ? '未作修改，已放回“待上传”，将自动提交'
        : '尚未重新提交，已存为草稿，不会自动提交；可在“待上传”的草稿中继续填写',
    )
  })
  useEffect(() => () => void leave(), [])
}
